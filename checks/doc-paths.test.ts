import { existsSync } from 'node:fs';
import { sourceFiles } from './support/source-files.ts';

/** A file of the project as prose names it, in code marks or not. */
const named =
  /\b(?:app|bench|checks|components|contract|deploy|docs|e2e|lib|server|upstream)\/[\w./-]+\.\w+/g;

test('every file that a document names is there', () => {
  const wrong = sourceFiles(['README.md', 'docs'], ['.md'])
    .flatMap(({ path, text }) => (text.match(named) ?? []).map((file) => ({ path, file })))
    .filter(({ file }) => !existsSync(file));
  expect(wrong).toEqual([]);
});
