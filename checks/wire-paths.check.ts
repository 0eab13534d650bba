import { withParameter } from '../contract/path-parameter.ts';
import * as pathGroups from '../contract/paths.ts';
import { trackingPaths } from '../contract/tracking-paths.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const paths = [...Object.values(pathGroups), trackingPaths].flatMap((group) => Object.values<string>(group));

/** Paths up to their first parameter, such as `/Posts/Orders` and `/Products/GetBySlug/`. */
const literalPrefixes = paths.map((path) => path.replace(/\{.*/, '')).filter((prefix) => prefix !== '/');

describe('API paths', () => {
  test('are written only in contract/', () => {
    const files = sourceFiles(
      ['app', 'components', 'lib', 'server', 'reference-api', 'e2e/support'],
      ['.ts', '.tsx'],
    );
    const violations = files
      .filter(
        ({ path, text }) => !isTestFile(path) && literalPrefixes.some((prefix) => text.includes(prefix)),
      )
      .flatMap((file) => textsOf(syntaxOf(file)).map(({ text, line }) => ({ path: file.path, text, line })))
      .filter(({ text }) => literalPrefixes.some((prefix) => text.startsWith(prefix)));
    expect(violations.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });

  test('have encoded parameters', () => {
    expect(withParameter('/Products/GetBySlug/{slug}', 'a/b$&')).toBe('/Products/GetBySlug/a%2Fb%24%26');
  });
});
