import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskCache } from './disk-cache.ts';

const parentFolder = mkdtempSync(join(tmpdir(), 'rida-files-'));
const folder = join(parentFolder, 'shared');
/** Entry whose bytes are all newlines, the byte that also ends the metadata. */
const entry = (size: number) => ({
  metadata: { type: 'image/webp', until: 7 },
  bytes: Buffer.alloc(size, '\n'),
});
const bytesOnDisk = () =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Opens a cache in a folder of its own, in which the entries have the keys 0, 1 and so on. */
async function openSeparately(maxBytes: number, entries: ReturnType<typeof entry>[]) {
  const ownFolder = mkdtempSync(join(parentFolder, 'own-'));
  const reopen = (newMaxBytes: number) => openDiskCache(ownFolder, newMaxBytes, 'own');
  const cache = await reopen(maxBytes);
  const filePaths: string[] = [];
  for (const [key, each] of entries.entries()) {
    const namesBefore = readdirSync(ownFolder);
    await cache.set(String(key), each);
    for (const name of readdirSync(ownFolder))
      if (!namesBefore.includes(name)) filePaths.push(join(ownFolder, name));
  }
  return { ownFolder, filePaths, reopen };
}

afterAll(() => rmSync(parentFolder, { recursive: true, force: true }));

describe('openDiskCache', () => {
  test('finds a file after a restart, only in the same namespace', async () => {
    const beforeRestart = await openDiskCache(folder, 100_000, 'one API');
    await beforeRestart.set('a.webp', entry(1000));
    const afterRestart = await openDiskCache(folder, 100_000, 'one API');
    expect(await afterRestart.get('a.webp')).toEqual(entry(1000));
    expect(await afterRestart.get('b.webp')).toBeNull();
    const otherNamespace = await openDiskCache(folder, 100_000, 'another API');
    expect(await otherNamespace.get('a.webp')).toBeNull();
  });

  test('evicts the least recently used file and rejects oversized files', async () => {
    const cache = await openDiskCache(folder, 10_000, 'bounded');
    for (let number = 0; number < 40; number++) {
      await cache.set(`${number}`, entry(1000));
      expect(await cache.get('0')).not.toBeNull();
    }
    await cache.set('large', entry(20_000));
    expect(await cache.get('large')).toBeNull();
    expect(await cache.get('1')).toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
    await openDiskCache(folder, 10_000, 'bounded');
    expect(bytesOnDisk()).toBeLessThanOrEqual(10_000);
  });

  test('stores a file as large as the cache, also across a restart', async () => {
    const { filePaths } = await openSeparately(100_000, [entry(1000)]);
    const maxBytes = statSync(filePaths[0] ?? '').size;
    const { reopen } = await openSeparately(maxBytes, [entry(1000)]);
    expect(await (await reopen(maxBytes)).get('0')).not.toBeNull();
    expect(await (await reopen(maxBytes - 1)).get('0')).toBeNull();
  });

  test('removes unfinished and oversized files at the start', async () => {
    const { ownFolder, reopen } = await openSeparately(10_000, [entry(10), entry(5000)]);
    writeFileSync(join(ownFolder, 'unfinished.part'), '');
    await reopen(1000);
    expect(readdirSync(ownFolder)).toHaveLength(1);
  });

  test.each([0, 1])('evicts the oldest file after a restart: %i', async (oldest) => {
    const { filePaths, reopen } = await openSeparately(10_000, [entry(1000), entry(1000)]);
    for (const [key, path] of filePaths.entries()) utimesSync(path, 1000, key === oldest ? 1000 : 2000);
    const cache = await reopen(2500);
    await cache.set('new', entry(1000));
    const isCached = await Promise.all(['0', '1', 'new'].map(async (key) => (await cache.get(key)) !== null));
    expect(isCached).toEqual([oldest !== 0, oldest !== 1, true]);
  });

  test('returns null for a malformed or deleted file', async () => {
    const cache = await openDiskCache(folder, 10_000, 'broken');
    await cache.set('a', entry(10));
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'no JSON');
    expect(await cache.get('a')).toBeNull();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await cache.get('a')).toBeNull();
  });
});
