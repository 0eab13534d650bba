import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeptFiles } from './kept-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'rida-files-'));
const file = (size: number) => ({ about: { type: 'image/webp', until: 7 }, bytes: Buffer.alloc(size, 10) });
const bytesOnDisk = () =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is there as it was, after a restart too, and only for whose it is', async () => {
  const before = await openKeptFiles(folder, 100_000, 'one API');
  await before.set('a.webp', file(1000));
  const after = await openKeptFiles(folder, 100_000, 'one API');
  expect(await after.get('a.webp')).toEqual(file(1000));
  expect(await after.get('b.webp')).toBeNull();
  const other = await openKeptFiles(folder, 100_000, 'another API');
  expect(await other.get('a.webp')).toBeNull();
});

test('files stay within their bytes: what was asked for longest ago goes, and what is too large is not kept', async () => {
  const files = await openKeptFiles(folder, 10_000, 'bounded');
  for (let number = 0; number < 40; number++) {
    await files.set(`${number}`, file(1000));
    expect(await files.get('0')).not.toBeNull();
  }
  await files.set('large', file(20_000));
  expect(await files.get('large')).toBeNull();
  expect(await files.get('1')).toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  await openKeptFiles(folder, 10_000, 'bounded');
  expect(bytesOnDisk()).toBeLessThanOrEqual(10_000);
});

test('what is broken or gone is as if it had not been kept', async () => {
  const files = await openKeptFiles(folder, 10_000, 'broken');
  await files.set('a', file(10));
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'no JSON');
  expect(await files.get('a')).toBeNull();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect(await files.get('a')).toBeNull();
});
