import { paths, samplePaths, slugPathPrefixes } from '../lib/urls/paths.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const table = 'lib/urls/paths.ts';
const pathValues = [paths, samplePaths, slugPathPrefixes].flatMap((group) => Object.values<unknown>(group));
/** Not searched for: every path begins with `/`, and the path of an alias with `/pages`. */
const prefixes: unknown[] = [paths.home, paths.pages];
const pages = pathValues.filter((path) => typeof path === 'string' && !prefixes.includes(path));
const beginsWithPage = new RegExp(`^(?:${pages.join('|')})(?=$|[/?#])`);

test('page paths are written only in lib/urls/paths.ts', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']);
  const violations = files
    .filter(({ path }) => path !== table && !isTestFile(path))
    // Skips parsing of files without any path.
    .filter(({ text }) => pages.some((page) => text.includes(String(page))))
    .flatMap((file) => textsOf(syntaxOf(file)).map((found) => ({ path: file.path, ...found })))
    .filter(({ text }) => beginsWithPage.test(text));
  expect(violations.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});
