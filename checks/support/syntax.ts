import { type ParserPlugin, parse } from '@babel/parser';

/** Key of a node's children, which many checks visit. */
const knownChildren = Symbol('children');

/** Node of Babel's syntax tree. */
export interface Node {
  [knownChildren]?: readonly Node[];
  type: string;
  loc?: { start: { line: number } } | null;
  [field: string]: unknown;
}

// In the realm that Jest creates, each use of a global costs more than the rest of a loop.
const { isArray } = Array;

const parsedModules = new Map<string, { text: string; tree: Node }>();

/** Returns the syntax tree of a TypeScript or JavaScript module; JSX is allowed unless the path ends in `.ts`. Parses it once. */
export function syntaxOf({ path, text }: { path: string; text: string }): Node {
  const parsed = parsedModules.get(path);
  if (parsed?.text === text) return parsed.tree;
  const plugins: ParserPlugin[] = /\.tsx$|\.m?jsx?$/.test(path) ? ['typescript', 'jsx'] : ['typescript'];
  const { program } = parse(text, {
    sourceType: 'module',
    plugins,
    sourceFilename: path,
    attachComment: false,
  });
  const tree = program as unknown as Node;
  parsedModules.set(path, { text, tree });
  return tree;
}

/** Visits a node and its descendants, parents first; ancestors are ordered from the nearest. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: Node[] = [],
): void {
  visit(node, ancestors);
  const children = childrenOf(node);
  if (children.length === 0) return;
  const childAncestors = [node, ...ancestors];
  for (const child of children) walk(child, visit, childAncestors);
}

export function nodesOf(tree: Node, type: string): Node[] {
  const found: Node[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}

/** String literals and literal parts of templates. */
export function textsOf(tree: Node): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  walk(tree, (node) => {
    const text = literalText(node);
    if (text !== null) found.push({ text, line: lineOf(node) });
  });
  return found;
}

/** Property names of object literals with `as` or `satisfies`. */
export function typedObjectKeysOf(tree: Node): string[] {
  return ['TSAsExpression', 'TSSatisfiesExpression']
    .flatMap((type) => nodesOf(tree, type))
    .flatMap(({ expression }) =>
      isNode(expression, 'ObjectExpression') ? (expression.properties as Node[]) : [],
    )
    .flatMap(({ key }) => (isNode(key, 'Identifier') ? [key.name as string] : []));
}

/** Text of a string literal or of a literal part of a template; null for other nodes. */
export function literalText(node: Node): string | null {
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return null;
}

export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 0;
}

/** True for a syntax node; with a type, only for a node of that type. */
export function isNode(value: unknown, type?: string): value is Node {
  const nodeType = (value as Node | null | undefined)?.type;
  return typeof nodeType === 'string' && (type === undefined || nodeType === type);
}

function childrenOf(node: Node): readonly Node[] {
  node[knownChildren] ??= findChildren(node);
  return node[knownChildren];
}

function findChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (const field in node) {
    const value = node[field];
    if (typeof value !== 'object' || value === null || field === 'loc') continue;
    if (!isArray(value)) {
      if (isNode(value)) children.push(value);
    } else for (const item of value) if (isNode(item)) children.push(item);
  }
  return children;
}
