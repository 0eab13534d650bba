import type { SourceFile } from './source-files.ts';
import { isNode, lineOf, literalText, type Node, nodesOf, syntaxOf, textsOf, walk } from './syntax.ts';

/** A call that reads a message. */
export interface MessageUse {
  path: string;
  line: number;
  namespace: string;
  /** Literal parts of the full key in order; the text between two of them is known only at run time. */
  parts: string[];
  /** Names of the message arguments that the call passes; null when they are known only at run time. */
  argumentNames: string[] | null;
}

/** Functions that return a translator, or a promise of it. */
const translatorFactories = new Set(['useTranslations', 'getTranslations', 'createTranslator']);

/** All calls of translators in a file; the scope of a translator is the function that declares it. */
export function messageUses(file: SourceFile, tree = syntaxOf(file)): MessageUse[] {
  const namespaces = new Map<string, string>();
  walk(tree, (node, ancestors) => {
    for (const [name, namespace] of translatorsOf(node))
      namespaces.set(scopedName(name, scopeOf(ancestors)), namespace);
    for (const [name, namespace] of translatorParametersOf(node))
      namespaces.set(scopedName(name, node), namespace);
  });
  const uses: MessageUse[] = [];
  walk(tree, (node, ancestors) => {
    if (node.type !== 'CallExpression') return;
    const name = calleeName(node.callee as Node);
    const namespace = name === null ? undefined : findNamespace(namespaces, name, ancestors);
    if (namespace === undefined) return;
    const [first = '', ...rest] = partsOf((node.arguments as Node[])[0]);
    const parts = [namespace === '' ? first : `${namespace}.${first}`, ...rest];
    const argumentNames = argumentNamesOf((node.arguments as Node[])[1]);
    uses.push({ path: file.path, line: lineOf(node), namespace, parts, argumentNames });
  });
  return uses;
}

/**
 * Variables that a declaration binds to a translator, directly or by destructuring `await Promise.all([...])`, each with its
 * namespace.
 */
function translatorsOf(node: Node): [string, string][] {
  if (node.type !== 'VariableDeclarator' || !isNode(node.id)) return [];
  const value = unwrapAwait(node.init);
  if (node.id.type === 'Identifier') {
    const namespace = namespaceOf(value);
    return namespace === null ? [] : [[node.id.name as string, namespace]];
  }
  const list = isNode(value, 'CallExpression') ? (value.arguments as Node[])[0] : null;
  if (node.id.type !== 'ArrayPattern' || !isNode(list, 'ArrayExpression')) return [];
  const values = list.elements as Node[];
  return (node.id.elements as (Node | null)[]).flatMap((element, index): [string, string][] => {
    const namespace = namespaceOf(values[index]);
    return isNode(element, 'Identifier') && namespace !== null ? [[element.name as string, namespace]] : [];
  });
}

/** Parameters whose type is a translator, such as `ReturnType<typeof useTranslations<'home'>>`, each with its namespace. */
function translatorParametersOf(node: Node): [string, string][] {
  if (!Array.isArray(node.params) || !/Function/.test(node.type)) return [];
  return (node.params as Node[]).flatMap((parameter): [string, string][] => {
    if (!isNode(parameter.typeAnnotation)) return [];
    const names = nodesOf(parameter.typeAnnotation, 'Identifier').map(({ name }) => name as string);
    if (!names.some((name) => translatorFactories.has(name) || name === 'Translator')) return [];
    const [namespace] = textsOf(parameter.typeAnnotation);
    return [[parameter.name as string, namespace?.text ?? '']];
  });
}

function namespaceOf(value: unknown): string | null {
  const call = unwrapAwait(value);
  if (!isNode(call, 'CallExpression')) return null;
  const { name } = call.callee as Node;
  if (typeof name !== 'string' || !translatorFactories.has(name)) return null;
  const [argument] = call.arguments as Node[];
  return argument ? literalText(argument) : '';
}

function unwrapAwait(value: unknown): unknown {
  return isNode(value, 'AwaitExpression') ? value.argument : value;
}

/** Name of the translator in `t(...)` and `t.rich(...)`. */
function calleeName(callee: Node): string | null {
  const target = callee.type === 'MemberExpression' ? (callee.object as Node) : callee;
  return target.type === 'Identifier' ? (target.name as string) : null;
}

/** Literal parts of a key; two empty parts for a key that is known only at run time. */
function partsOf(key: Node | undefined): string[] {
  if (!key) return ['', ''];
  if (key.type === 'TemplateLiteral') return (key.quasis as Node[]).map((part) => literalText(part) ?? '');
  const text = literalText(key);
  return text === null ? ['', ''] : [text];
}

/** Names of the properties of an object literal, none for no argument; null for any other expression and for an object with a spread. */
function argumentNamesOf(values: Node | undefined): string[] | null {
  if (!values) return [];
  if (values.type !== 'ObjectExpression') return null;
  const names = (values.properties as Node[]).map(({ key }) =>
    isNode(key, 'Identifier') ? String(key.name) : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

function scopeOf(ancestors: readonly Node[]): Node | undefined {
  return ancestors.find(({ type }) => /Function|Program/.test(type));
}

function findNamespace(
  namespaces: Map<string, string>,
  name: string,
  ancestors: readonly Node[],
): string | undefined {
  const scopes = ancestors.filter(({ type }) => /Function|Program/.test(type));
  for (const scope of scopes) {
    const namespace = namespaces.get(scopedName(name, scope));
    if (namespace !== undefined) return namespace;
  }
  return undefined;
}

function scopedName(name: string, scope: Node | undefined): string {
  return `${name}@${scope?.start}`;
}
