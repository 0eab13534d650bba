import { projectPaths, type SourceFile, sourceFiles } from './support/source-files.ts';
import { isNode, lineOf, literalText, type Node, syntaxOf, walk } from './support/syntax.ts';

/** Established names, by the word that describes the same concept. The word is compared with each part of a camel-case name. */
const establishedNames = new Map([
  ['aged', 'stale'],
  ['anew', 'again'],
  ['ask', 'request, fetch or query'],
  ['asked', 'request, requested or query'],
  ['asking', 'request or fetch'],
  ['asks', 'requests'],
  ['awaited', 'stockAlert'],
  ['fate', 'status'],
  ['fewest', 'min'],
  ['forged', 'malformed'],
  ['given', 'options or parameters'],
  ['keep', 'cache, store or persist'],
  ['keeping', 'caching, storing or persisting'],
  ['kept', 'cached, stored or persisted'],
  ['ledger', 'storageKeys'],
  ['longest', 'max…Length'],
  ['most', 'max'],
  ['narrowed', 'filtered'],
  ['odd', 'malformed or unusual'],
  ['patience', 'timeout'],
  ['pieces', 'quantity or units'],
  ['pouring', 'streaming'],
  ['refusal', 'rejection or reason'],
  ['said', 'text, message or output'],
  ['saw', 'viewed'],
  ['settled', 'stable, reconciled or idle'],
  ['shortest', 'min'],
  ['staff', 'internal'],
  ['told', 'event, notification or message'],
  ['trouble', 'error'],
  ['wish', 'wishlistItem'],
  ['wishes', 'wishlistItems'],
  ['who', 'customer or owner'],
  ['whom', 'customer or recipient'],
  ['whose', 'ownerId'],
]);

/** Compounds and names in which such a word has another meaning. */
const allowedCompounds = /wish_?list|keep_?alive|most(?:Common|Expensive|Recent)|^longest$|^shortest$/gi;

/** Names that may contain such a word, each with the reason. */
const allowedNames = new Map([
  ['awaited_products', 'storage key'],
  ['GUEST_QUANTITY', 'environment variable'],
  ['keepFeatures', 'option of subset-font'],
  ['keepNames', 'option of esbuild'],
  ['keepPreviousData', 'option of SWR'],
  ['LARGE_ORDER_PIECES', 'environment variable'],
  ['told', 'property of stored stock alerts'],
]);

const maxTestNameWords = 12;
const unwantedCommentStart = /(?:\/\*\*?|\/\/|^\s*\*)\s+(What|Of|Whether|Who|Whose)\s/;

const files = sourceFiles(projectPaths(), ['.ts', '.tsx', '.mjs', '.css']);
const modules = files
  .filter(({ path }) => !path.endsWith('.css'))
  .map((file) => ({ path: file.path, tree: syntaxOf(file) }));

describe('vocabulary', () => {
  test('uses established names', () => {
    const violations = modules.flatMap(({ path, tree }) =>
      declaredNames(tree).flatMap(({ name, line }) =>
        flaggedPartsOf(name).map((part) => `${path}:${line} ${name}: use ${establishedNames.get(part)}`),
      ),
    );
    expect(violations).toEqual([]);
  });

  test('starts comments with a verb or a noun', () => {
    expect(files.flatMap(commentViolations)).toEqual([]);
  });

  test(`has at most ${maxTestNameWords} words in test names`, () => {
    const violations = modules.flatMap(({ path, tree }) =>
      testNames(tree)
        .filter(({ name }) => name.split(/\s+/).length > maxTestNameWords)
        .map(({ name, line }) => `${path}:${line} ${name}`),
    );
    expect(violations).toEqual([]);
  });
});

/** Parts of a name, in lower case, for which an established name exists. */
function flaggedPartsOf(name: string): string[] {
  if (allowedNames.has(name)) return [];
  const parts = name.replace(allowedCompounds, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return parts.map((part) => part.toLowerCase()).filter((part) => establishedNames.has(part));
}

/** Names that a module declares, each once: variables, parameters, functions, types, properties. */
function declaredNames(tree: Node): { name: string; line: number }[] {
  const lineByName = new Map<string, number>();
  const addName = (node: unknown) => {
    if (isNode(node, 'Identifier') && !lineByName.has(String(node.name)))
      lineByName.set(String(node.name), lineOf(node));
  };
  const addPattern = (node: unknown): void => {
    if (!isNode(node)) return;
    addName(node);
    for (const inner of [node.left, node.argument, node.value, node.parameter]) addPattern(inner);
    for (const inner of [node.properties, node.elements]) if (Array.isArray(inner)) inner.forEach(addPattern);
  };
  walk(tree, (node) => {
    if (/Declarator$|^(?:Function|Class)|^TS\w+Declaration$/.test(node.type)) addPattern(node.id);
    if (Array.isArray(node.params)) node.params.forEach(addPattern);
    if (/Property$|Method$|Signature$/.test(node.type) && !node.computed) addName(node.key);
  });
  return [...lineByName].map(([name, line]) => ({ name, line }));
}

function commentViolations({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const word = unwantedCommentStart.exec(line)?.[1];
    return word ? [`${path}:${index + 1} begins with ${word}: ${line.trim()}`] : [];
  });
}

/** First arguments of `test(…)` and `test.each(…)(…)`. */
function testNames(tree: Node): { name: string; line: number }[] {
  const names: { name: string; line: number }[] = [];
  walk(tree, (node) => {
    if (node.type !== 'CallExpression' || !isTestFunction(node.callee as Node)) return;
    const [name] = node.arguments as Node[];
    if (isNode(name)) names.push({ name: textOf(name), line: lineOf(name) });
  });
  return names;
}

function isTestFunction(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test';
  if (callee.type === 'CallExpression') return isEach(callee.callee as Node);
  return false;
}

function isEach(callee: Node): boolean {
  return isNode(callee.property) && callee.property.name === 'each' && isTestFunction(callee.object as Node);
}

function textOf(node: Node): string {
  if (node.type !== 'TemplateLiteral') return literalText(node) ?? '';
  return (node.quasis as Node[]).map((part) => literalText(part)).join('%s');
}
