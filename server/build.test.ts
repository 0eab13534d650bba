import fs from 'node:fs/promises';
import { fingerprintOfInputs } from './build.ts';

const { readFile } = fs;

/** Lets the files that match have another content. */
function changeFiles(matches: (path: string) => boolean): void {
  jest
    .spyOn(fs, 'readFile')
    .mockImplementation((async (path: string) =>
      matches(path) ? Buffer.from('changed') : readFile(path)) as typeof readFile);
}

describe('the fingerprint of a build', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    'app/[tenant]/[locale]/page.tsx',
    'server/build.ts',
    'server/compile-hints.ts',
    'server/pages/page-scripts.ts',
    'server/pages/script-loader.js',
  ])('changes with %s', async (changedFile) => {
    const fingerprint = await fingerprintOfInputs();
    changeFiles((path) => path === changedFile);
    expect(await fingerprintOfInputs()).not.toBe(fingerprint);
  });

  test('stays when a test changes', async () => {
    const fingerprint = await fingerprintOfInputs();
    changeFiles((path) => path.includes('.test.'));
    expect(await fingerprintOfInputs()).toBe(fingerprint);
  });
});
