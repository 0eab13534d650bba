import * as tables from '../contract/paths.ts';
import { sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const { withParameter, ...groups } = tables;
const paths = Object.values(groups).flatMap((group) => Object.values<string>(group));

/** Beginnings of paths as far as they are literal, such as `/Posts/Orders` and `/Products/GetBySlug/`. */
const beginnings = paths.map((path) => path.replace(/\{.*/, '')).filter((beginning) => beginning !== '/');

/** Tests say what goes over the wire in words of their own, which is how a slip in the table is noticed. */
const statesTheWire = /\.(?:test|spec)\.tsx?$/;

test('wire paths are spelt in contract/paths.ts alone', () => {
  const files = sourceFiles(
    ['app', 'components', 'lib', 'server', 'upstream', 'e2e/support'],
    ['.ts', '.tsx'],
  );
  const wrong = files
    .filter(
      ({ path, text }) =>
        !statesTheWire.test(path) && beginnings.some((beginning) => text.includes(beginning)),
    )
    .flatMap((file) => textsOf(syntaxOf(file)).map(({ text, line }) => ({ path: file.path, text, line })))
    .filter(({ text }) => beginnings.some((beginning) => text.startsWith(beginning)));
  expect(wrong.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});

test('a parameter of a path is encoded, whatever it holds', () => {
  expect(withParameter('/Products/GetBySlug/{slug}', 'a/b$&')).toBe('/Products/GetBySlug/a%2Fb%24%26');
});
