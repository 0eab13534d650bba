import { storageKeys } from '../lib/browser-storage/keys.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const storage =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b|['"]js-cookie['"]/;
const storageFolder = 'lib/browser-storage/';
const keysFile = `${storageFolder}keys.ts`;

const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']).filter(
  ({ path }) => !isTestFile(path),
);

const entries = Object.values(storageKeys).flatMap((names) => Object.entries(names));
/** The literal part of each key; keys from the environment have none. */
const literalKeys = entries
  .map(([name, { owner }]) => ({ start: name.split('{', 1)[0] ?? '', isWhole: !name.includes('{'), owner }))
  .filter(({ start }) => start !== '');
const textsInFiles = files
  .filter(({ path, text }) => path !== keysFile && literalKeys.some(({ start }) => text.includes(start)))
  .flatMap((file) => textsOf(syntaxOf(file)).map(({ text, line }) => ({ path: file.path, text, line })));

describe('browser storage', () => {
  test('is accessed only in lib/browser-storage', () => {
    const violations = files.filter(
      ({ path, text }) => !path.startsWith(storageFolder) && storage.test(text),
    );
    expect(violations.map(({ path }) => path)).toEqual([]);
  });

  test('uses each key only in the folder that owns it', () => {
    // 'consent' and 'language' are ordinary words, too.
    const names = literalKeys.filter(({ start }) => start.includes('_') || start.includes('-'));
    const violations = textsInFiles.filter(({ path, text }) =>
      names.some(
        ({ start, isWhole, owner }) =>
          (isWhole ? text === start : text.startsWith(start)) && !path.startsWith(`${owner}/`),
      ),
    );
    expect(violations.map(({ path, line, text }) => `${path}:${line} writes ${text}`)).toEqual([]);
  });

  test('has no unused key', () => {
    const unused = literalKeys.filter(
      ({ start, owner }) =>
        !textsInFiles.some(({ path, text }) => path.startsWith(`${owner}/`) && text === start),
    );
    expect(unused.map(({ start }) => start)).toEqual([]);
  });
});
