import { ledger } from '../lib/browser-storage/keys.ts';
import { sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf } from './support/syntax.ts';

const storage =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b|['"]js-cookie['"]/;
const room = 'lib/browser-storage/';
const ledgerFile = `${room}keys.ts`;
const isTest = /(?:\.test|\/testing)\.tsx?$/;

const files = sourceFiles(['app', 'components', 'lib', 'server', 'middleware.ts'], ['.ts', '.tsx']).filter(
  ({ path }) => !isTest.test(path),
);

const entries = Object.values(ledger).flatMap((names) => Object.entries(names));
/** The part of a name that stands in the code; names that come from the environment have none. */
const written = entries
  .map(([name, { owner }]) => ({ start: name.split('{', 1)[0] ?? '', isWhole: !name.includes('{'), owner }))
  .filter(({ start }) => start !== '');
const told = files
  .filter(({ path, text }) => path !== ledgerFile && written.some(({ start }) => text.includes(start)))
  .flatMap((file) => textsOf(syntaxOf(file)).map(({ text, line }) => ({ path: file.path, text, line })));

test('what a browser keeps is read and written by lib/browser-storage alone', () => {
  const wrong = files.filter(({ path, text }) => !path.startsWith(room) && storage.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a name is written by its owner alone', () => {
  // 'consent' and 'language' are words of their own, too: of a page, of an event, of a profile.
  const names = written.filter(({ start }) => start.includes('_') || start.includes('-'));
  const wrong = told.filter(({ path, text }) =>
    names.some(
      ({ start, isWhole, owner }) =>
        (isWhole ? text === start : text.startsWith(start)) && !path.startsWith(`${owner}/`),
    ),
  );
  expect(wrong.map(({ path, line, text }) => `${path}:${line} writes ${text}`)).toEqual([]);
});

test('every name of the ledger is in use', () => {
  const unused = written.filter(
    ({ start, owner }) => !told.some(({ path, text }) => path.startsWith(`${owner}/`) && text === start),
  );
  expect(unused.map(({ start }) => start)).toEqual([]);
});
