import { paths, samplePaths, slugFolders } from '../lib/address/address.ts';
import { sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const table = 'lib/address/address.ts';
const spelt = [paths, samplePaths, slugFolders].flatMap((group) => Object.values<unknown>(group));
const pages = spelt.filter((path) => typeof path === 'string' && path !== paths.home);
const beginsWithPage = new RegExp(`^(?:${pages.join('|')})(?=$|[/?#])`);

/** Tests say which address they mean in words of their own, which is how a slip in the table is noticed. */
const statesAddresses = /\.test\.tsx?$/;

test('paths of pages are spelt in lib/address/address.ts alone', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']);
  const wrong = files
    .filter(({ path }) => path !== table && !statesAddresses.test(path))
    // What holds none anywhere need not be parsed.
    .filter(({ text }) => pages.some((page) => text.includes(String(page))))
    .flatMap((file) => textsOf(syntaxOf(file)).map((found) => ({ path: file.path, ...found })))
    .filter(({ text }) => beginsWithPage.test(text));
  expect(wrong.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});
