import { type ParserPlugin, parse } from '@babel/parser';

/** A node of a syntax tree, as far as the checks look at it. */
export interface Node {
  type: string;
  loc?: { start: { line: number } } | null;
  [field: string]: unknown;
}

/** Parses a TypeScript or JavaScript module; a path ending in `x` may hold JSX. */
export function syntaxOf({ path, text }: { path: string; text: string }): Node {
  const plugins: ParserPlugin[] = /\.tsx$|\.m?jsx?$/.test(path) ? ['typescript', 'jsx'] : ['typescript'];
  const { program } = parse(text, {
    sourceType: 'module',
    plugins,
    sourceFilename: path,
    attachComment: false,
  });
  return program as unknown as Node;
}

/** Visits a node and everything below it, parents first, each with its ancestors from the nearest on. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  above: Node[] = [],
): void {
  visit(node, above);
  const children = childrenOf(node);
  if (children.length === 0) return;
  const inside = [node, ...above];
  for (const child of children) walk(child, visit, inside);
}

/** All nodes of a type. */
export function nodesOf(tree: Node, type: string): Node[] {
  const found: Node[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}

/** Texts that stand in the code: string literals, the fixed parts of template literals. */
export function textsOf(tree: Node): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  walk(tree, (node) => {
    const text = literalText(node);
    if (text !== null) found.push({ text, line: lineOf(node) });
  });
  return found;
}

/** Names of the entries of tables: of objects that are `as const` or satisfy a type. */
export function tableKeysOf(tree: Node): string[] {
  return ['TSAsExpression', 'TSSatisfiesExpression']
    .flatMap((type) => nodesOf(tree, type))
    .flatMap(({ expression }) =>
      isNode(expression, 'ObjectExpression') ? (expression.properties as Node[]) : [],
    )
    .flatMap(({ key }) => (isNode(key, 'Identifier') ? [key.name as string] : []));
}

/** The text of a string literal or of a fixed part of a template literal. */
export function literalText(node: Node): string | null {
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return null;
}

export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 0;
}

/** Whether a value is a syntax node of a type. */
export function isNode(value: unknown, type?: string): value is Node {
  const given = (value as Node | null | undefined)?.type;
  return typeof given === 'string' && (type === undefined || given === type);
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const field in node) {
    const value = node[field];
    if (typeof value !== 'object' || value === null || field === 'loc') continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
    } else for (const item of value) if (isNode(item)) children.push(item);
  }
  return children;
}
