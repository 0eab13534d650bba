import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNode, literalText, type Node, nodesOf, syntaxOf } from '../../../checks/support/syntax.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));
/** Fixtures of Playwright for which a browser starts. */
const browserFixtures = new Set(['page', 'context', 'browser']);
/** Stands for a part of a title that is computed. */
const computed = '…';

/** Returns the browser tests that open a page, each as its file and title; the others would test the same again in another browser. */
export function pageTests(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) =>
      titlesOfPageTests(name, readFileSync(folder + name, 'utf8')).map((title) => `${name} ${title}`),
    );
}

/** Returns a pattern for Playwright's `grep` of a file and the beginning of a title, or of a whole file. */
export function grepPattern(test: string): RegExp {
  const [file = '', ...words] = test.split(' ');
  const title = words.join(' ').split(computed).map(escapeRegExp).join('.*');
  return new RegExp(`${escapeRegExp(file)} (?:.* )?${title}`);
}

function titlesOfPageTests(file: string, text: string): string[] {
  const tree = syntaxOf({ path: file, text });
  const variables = new Map(
    nodesOf(tree, 'VariableDeclarator').map(({ id, init }) => [(id as Node).name, init]),
  );
  return nodesOf(tree, 'CallExpression').flatMap(({ callee, arguments: values }) => {
    if (!isNode(callee, 'Identifier') || callee.name !== 'test') return [];
    const [title, ...others] = values as Node[];
    const run = others.at(-1);
    if (!title || !run || !opensPage(run)) return [];
    return titleText(isNode(title, 'Identifier') ? variables.get(title.name) : title);
  });
}

function opensPage({ params }: Node): boolean {
  const [fixtures] = params as Node[];
  if (!isNode(fixtures, 'ObjectPattern')) return false;
  return (fixtures.properties as Node[]).some(
    ({ key }) => isNode(key, 'Identifier') && browserFixtures.has(key.name as string),
  );
}

function titleText(title: unknown): string {
  if (isNode(title, 'TemplateLiteral')) return (title.quasis as Node[]).map(literalText).join(computed);
  return isNode(title, 'StringLiteral') ? (literalText(title) ?? computed) : computed;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
