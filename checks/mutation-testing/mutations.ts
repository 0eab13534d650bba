import { type Node, syntaxOf, walk } from '../support/syntax.ts';

/** A small change of source text: `from` at the offset `at` becomes `to`. */
export interface Mutation {
  at: number;
  from: string;
  to: string;
}

const operatorReplacements: Record<string, string> = {
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
  const mutations: Mutation[] = [];
  walk(syntaxOf({ path, text }), (node, ancestors) => {
    if (ancestors.some(({ type }) => type.startsWith('TS') && type.endsWith('Type'))) return;
    const mutation = mutationOf(node as LocatedNode, text);
    if (mutation) mutations.push(mutation);
  });
  return mutations;
}

function mutationOf(node: LocatedNode, text: string): Mutation | undefined {
  const replace = ({ start, end }: LocatedNode, to: (from: string) => string) => {
    const from = text.slice(start, end);
    return { at: start, from, to: to(from) };
  };
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const from = String(node.operator);
      const to = operatorReplacements[from];
      const leftEnd = (node.left as LocatedNode).end;
      return to === undefined ? undefined : { at: text.indexOf(from, leftEnd), from, to };
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
