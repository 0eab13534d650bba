import { execFileSync } from 'node:child_process';
import postcss from 'postcss';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { isNode, lineOf, literalText, type Node, syntaxOf, textsOf, walk } from './support/syntax.ts';

const codeFiles = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx']).filter(
  (file) => !isTestFile(file.path) && !file.path.includes('/dev/'),
);
/** Components of internal pages, which have a style sheet of their own besides. */
const internalFolders = /^components\/(?:campaigns|preview)\//;

/** Returns the class names in the selectors of a compiled style sheet. */
function classesWithRule(styleSheet: string): Set<string> {
  const css = execFileSync(process.execPath, ['checks/support/compile-style-sheet.mjs', styleSheet], {
    encoding: 'utf8',
  });
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g))
      names.add(name.replaceAll('\\', ''));
  });
  return names;
}

/** Returns the class names in attributes, properties and constants that are named after them. */
function classNamesOf(tree: Node): { name: string; line: number }[] {
  const found: { name: string; line: number }[] = [];
  walk(tree, (node, ancestors) => {
    const text = literalText(node);
    if (text === null || ancestors.some(({ type }) => type === 'BinaryExpression')) return;
    const isClass = ancestors.some(({ name, key, id, type }) => {
      const owner = { JSXAttribute: name, ObjectProperty: key, VariableDeclarator: id }[type];
      return isNode(owner) && /class(?:Names?)?$/i.test(String(owner.name));
    });
    if (!isClass) return;
    for (const name of text.split(/\s+/).filter(Boolean)) found.push({ name, line: lineOf(node) });
  });
  return found;
}

describe('class names', () => {
  let shared: Set<string>;
  let internal: Set<string>;
  beforeAll(() => {
    shared = classesWithRule('app/globals.css');
    internal = classesWithRule('app/internal.css');
  });

  test('all have a rule', () => {
    const used = codeFiles.flatMap((file) =>
      classNamesOf(syntaxOf(file)).map((found) => ({ ...found, path: file.path })),
    );
    const violations = used
      .filter(({ name, path }) => !shared.has(name) && !(internalFolders.test(path) && internal.has(name)))
      .map(({ name, line, path }) => `${path}:${line} ${name}`);
    expect(used.length).toBeGreaterThan(1000);
    expect(violations).toEqual([]);
  });

  test('of rules are all used', () => {
    const texts = codeFiles.flatMap((file) => textsOf(syntaxOf(file)).map(({ text }) => text));
    const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
    expect([...shared, ...internal].filter((name) => !words.has(name))).toEqual([]);
  });
});
