import { paths, samplePaths, slugPathPrefixes } from '../lib/platform/urls/paths.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const pathsFile = 'lib/platform/urls/paths.ts';
const pathValues = [paths, samplePaths, slugPathPrefixes].flatMap((group) => Object.values<unknown>(group));
/** Paths that are not searched for: every path begins with `/`, and the path of an alias begins with `/pages`. */
const unsearchedPaths: unknown[] = [paths.home, paths.contentPages];
const pagePaths = pathValues.filter((path) => typeof path === 'string' && !unsearchedPaths.includes(path));
const beginsWithPagePath = new RegExp(`^(?:${pagePaths.join('|')})(?=$|[/?#])`);

test('page paths are written only in lib/platform/urls/paths.ts', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']);
  const violations = files
    .filter(({ path }) => path !== pathsFile && !isTestFile(path))
    // Skips parsing of files without any path.
    .filter(({ text }) => pagePaths.some((path) => text.includes(String(path))))
    .flatMap((file) => textsOf(syntaxOf(file)).map((found) => ({ path: file.path, ...found })))
    .filter(({ text }) => beginsWithPagePath.test(text));
  expect(violations.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});
