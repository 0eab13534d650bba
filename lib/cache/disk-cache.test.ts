import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskCache } from './disk-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'rida-files-'));
/** Entry whose bytes are all newlines, the byte that also ends the metadata. */
const entry = (size: number) => ({
  metadata: { type: 'image/webp', until: 7 },
  bytes: Buffer.alloc(size, '\n'),
});
const bytesOnDisk = () =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

  test('returns null for a malformed or deleted file', async () => {
    const cache = await openDiskCache(folder, 10_000, 'broken');
    await cache.set('a', entry(10));
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'no JSON');
    expect(await cache.get('a')).toBeNull();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await cache.get('a')).toBeNull();
  });
});
