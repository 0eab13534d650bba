import { storageKeys } from '../lib/platform/browser-storage/keys.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const storageAccess =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b|['"]js-cookie['"]/;
const storageFolder = 'lib/platform/browser-storage/';
const keysFile = `${storageFolder}keys.ts`;

const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']).filter(
  ({ path }) => !isTestFile(path),
);

const keyEntries = Object.values(storageKeys).flatMap((keys) => Object.entries(keys));
/** Beginning of each key, up to its placeholder. Keys that begin with a placeholder, which settings fill in, are left out. */
const literalKeys = keyEntries
  .map(([key, { folder }]) => ({
    prefix: key.split('{', 1)[0] ?? '',
    hasPlaceholder: key.includes('{'),
    folder,
  }))
  .filter(({ prefix }) => prefix !== '');
const textsInFiles = files
  .filter(({ path, text }) => path !== keysFile && literalKeys.some(({ prefix }) => text.includes(prefix)))
  .flatMap((file) => textsOf(syntaxOf(file)).map(({ text, line }) => ({ path: file.path, text, line })));

describe('browser storage', () => {
  test('is accessed only in lib/platform/browser-storage', () => {
    const violations = files.filter(
      ({ path, text }) => !path.startsWith(storageFolder) && storageAccess.test(text),
    );
    expect(violations.map(({ path }) => path)).toEqual([]);
  });

  test('uses each key only in the folder that owns it', () => {
    // Keys such as 'consent' and 'language' are ordinary words, too, which any file may use.
    const unmistakableKeys = literalKeys.filter(({ prefix }) => prefix.includes('_') || prefix.includes('-'));
    const violations = textsInFiles.filter(({ path, text }) =>
      unmistakableKeys.some(({ prefix, hasPlaceholder, folder }) => {
        const isKey = hasPlaceholder ? text.startsWith(prefix) : text === prefix;
        return isKey && !path.startsWith(`${folder}/`);
      }),
    );
    expect(violations.map(({ path, line, text }) => `${path}:${line} writes ${text}`)).toEqual([]);
  });

  test('has no unused key', () => {
    const unusedKeys = literalKeys.filter(
      ({ prefix, folder }) =>
        !textsInFiles.some(({ path, text }) => path.startsWith(`${folder}/`) && text === prefix),
    );
    expect(unusedKeys.map(({ prefix }) => prefix)).toEqual([]);
  });
});
