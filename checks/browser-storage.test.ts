import { storageKeys } from '../lib/browser-storage/keys.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const storageAccess =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b|['"]js-cookie['"]/;
const storageFolder = 'lib/browser-storage/';
const keysFile = `${storageFolder}keys.ts`;

const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']).filter(
  ({ path }) => !isTestFile(path),
);

const keyEntries = Object.values(storageKeys).flatMap((keys) => Object.entries(keys));
/** The text of each key before its placeholder; keys from the environment have none. */
const literalKeys = keyEntries
  .map(([key, { owner }]) => ({
    start: key.split('{', 1)[0] ?? '',
    hasPlaceholder: key.includes('{'),
    owner,
  }))
  .filter(({ start }) => start !== '');
const textsInFiles = files
  .filter(({ path, text }) => path !== keysFile && literalKeys.some(({ start }) => text.includes(start)))
  .flatMap((file) => textsOf(syntaxOf(file)).map(({ text, line }) => ({ path: file.path, text, line })));

describe('browser storage', () => {
  test('is accessed only in lib/browser-storage', () => {
    const violations = files.filter(
      ({ path, text }) => !path.startsWith(storageFolder) && storageAccess.test(text),
    );
    expect(violations.map(({ path }) => path)).toEqual([]);
  });

  test('uses each key only in the folder that owns it', () => {
    // Keys such as 'consent' and 'language' are ordinary words, too, which any file may use.
    const unmistakableKeys = literalKeys.filter(({ start }) => start.includes('_') || start.includes('-'));
    const violations = textsInFiles.filter(({ path, text }) =>
      unmistakableKeys.some(({ start, hasPlaceholder, owner }) => {
        const isKey = hasPlaceholder ? text.startsWith(start) : text === start;
        return isKey && !path.startsWith(`${owner}/`);
      }),
    );
    expect(violations.map(({ path, line, text }) => `${path}:${line} writes ${text}`)).toEqual([]);
  });

  test('has no unused key', () => {
    const unusedKeys = literalKeys.filter(
      ({ start, owner }) =>
        !textsInFiles.some(({ path, text }) => path.startsWith(`${owner}/`) && text === start),
    );
    expect(unusedKeys.map(({ start }) => start)).toEqual([]);
  });
});
