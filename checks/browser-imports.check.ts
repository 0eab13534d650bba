import { browserFilesOf } from './support/browser-files.ts';
import { importsOf } from './support/imports.ts';
import { sourceFiles } from './support/source-files.ts';

const files = sourceFiles(['app', 'components', 'lib', 'contract'], ['.ts', '.tsx']);
const imports = files.flatMap((file) => importsOf(file));
const browserFiles = browserFilesOf(files, imports);

describe('code for browsers', () => {
  test('includes files of components and lib, and the API paths', () => {
    const examples = ['components/cart/buy-box.tsx', 'lib/shopper/cart/lines.ts', 'contract/paths.ts'];
    expect(examples.filter((path) => !browserFiles.has(path))).toEqual([]);
  });

  test.each(['zod', 'server-only'])('does not import %s', (name) => {
    const violations = imports.filter(
      ({ from, target, isTypeOnly }) => target === name && !isTypeOnly && browserFiles.has(from),
    );
    expect(violations.map(({ from, line }) => `${from}:${line}`)).toEqual([]);
  });
});
