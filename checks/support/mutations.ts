import { type Node, syntaxOf, walk } from './syntax.ts';

/** A small change of a program that should change what it does: `from` at a place in its text becomes `to`. */
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

type Placed = Node & { start: number; end: number };

/** Every mutation of a TypeScript module: operators, numbers, truth values, negations and conditions. */
export function mutationsOf(text: string): Mutation[] {
  const found: Mutation[] = [];
  walk(syntaxOf({ path: 'module.ts', text }), (node, ancestors) => {
    if (ancestors.some(({ type }) => type.startsWith('TS') && type.endsWith('Type'))) return;
    const mutation = mutate(node as Placed, text);
    if (mutation) found.push(mutation);
  });
  return found;
}

function mutate(node: Placed, text: string): Mutation | undefined {
  const replace = ({ start, end }: Placed, to: (from: string) => string) => {
    const from = text.slice(start, end);
    return { at: start, from, to: to(from) };
  };
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const to = operators[String(node.operator)];
      const left = (node.left as Placed).end;
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
      return replace(node.test as Placed, (from) => `!(${from})`);
  }
  return undefined;
}
