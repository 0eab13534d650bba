import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockFolder } from './folder-lock.ts';

describe('lockFolder', () => {
  test('rejects a locked folder and accepts a released one', async () => {
    const folder = await temporaryFolder();
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    await release();
    await (await lockFolder(folder))();
  });

  // Lock files are named `{process id}-{start time}-{random}`.
  test.each([
    ['of a dead process', '999999999-1-random'],
    ['of a process whose id was reused', `${process.pid}-1-random`],
    ['with a malformed name', 'garbage'],
  ])('ignores a lock file %s', async (_case, fileName) => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'owners'));
    await writeFile(path.join(folder, 'owners', fileName), '');
    const release = await lockFolder(folder);
    expect(await readdir(path.join(folder, 'owners'))).toHaveLength(1);
    await release();
  });

  test('grants the lock to exactly one of many simultaneous callers', async () => {
    const folder = await temporaryFolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBe(1);
  });
});
