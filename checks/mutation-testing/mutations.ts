import { type Node, syntaxOf, walk } from '../support/syntax.ts';

/** A small change of source text: `from` at the offset `at` becomes `to`. */
export interface Mutation {
  at: number;
  from: string;
  to: string;
}

const operators: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

type LocatedNode = Node & { start: number; end: number };

/** Finds every mutation of a TypeScript module: operators, numbers, booleans, negations and conditions. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const found: Mutation[] = [];
  walk(syntaxOf({ path, text }), (node, ancestors) => {
    if (ancestors.some(({ type }) => type.startsWith('TS') && type.endsWith('Type'))) return;
    const mutation = mutationOf(node as LocatedNode, text);
    if (mutation) found.push(mutation);
  });
  return found;
}

function mutationOf(node: LocatedNode, text: string): Mutation | undefined {
  const replace = ({ start, end }: LocatedNode, to: (from: string) => string) => {
    const from = text.slice(start, end);
    return { at: start, from, to: to(from) };
  };
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const to = operators[String(node.operator)];
      const left = (node.left as LocatedNode).end;
      const at = text.indexOf(String(node.operator), left);
      return to === undefined ? undefined : { at, from: String(node.operator), to };
    }
    case 'NumericLiteral':
      return replace(node, (from) => `(${from} + 1)`);
    case 'BooleanLiteral':
      return replace(node, (from) => String(from !== 'true'));
    case 'UnaryExpression':
      return node.operator === '!' ? { at: node.start, from: '!', to: '' } : undefined;
    case 'IfStatement':
    case 'ConditionalExpression':
      return replace(node.test as LocatedNode, (from) => `!(${from})`);
  }
  return undefined;
}
