import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/api.ts';
import { lockFolder } from './folder-lock.ts';

test('a held folder is refused, a released one is given', async () => {
  const folder = await temporaryFolder();
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
  await release();
  await (await lockFolder(folder))();
});

test.each([
  ['a process that is gone', '999999999-1-left'],
  ['a process whose number was given to another', `${process.pid}-1-left`],
  ['nobody', 'garbage'],
])('what %s left behind does not hold the folder', async (_, name) => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'owners'));
  await writeFile(path.join(folder, 'owners', name), '');
  const release = await lockFolder(folder);
  expect(await readdir(path.join(folder, 'owners'))).toHaveLength(1);
  await release();
});

test('of many who come at once exactly one gets the folder', async () => {
  const folder = await temporaryFolder();
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBe(1);
});
