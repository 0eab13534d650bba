import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { PictureStore } from './picture-store.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\npicture', 'latin1');

async function openStore(options: Partial<Parameters<typeof PictureStore.open>[0]> = {}) {
  const folder = await temporaryFolder();
  const ownFolder = path.join(folder, 'own');
  await mkdir(ownFolder);
  await writeFile(path.join(ownFolder, 'a b.jpg'), png);
  await writeFile(path.join(folder, 'secret.png'), png);
  await writeFile(path.join(ownFolder, 'page.png'), '<html><script>alert(1)</script>');
  await symlink(path.join(folder, 'secret.png'), path.join(ownFolder, 'link.png'));
  const mediaDir = path.join(folder, 'media');
  const open = () =>
    PictureStore.open({ mediaDir, ownFolder, rules: { hosts: new Set() }, isDryRun: false, ...options });
  return { open, store: await open(), files: () => readdir(path.join(mediaDir, 'imported')).catch(() => []) };
}

describe('pictures of the merchant', () => {
  test('are stored by the hash and type of their content', async () => {
    const { store, files } = await openStore();
    const stored = await store.store('a b.jpg');
    expect(stored).toEqual({ file: expect.stringMatching(/^imported\/[\da-f]{32}\.png$/) });
    expect(await store.store('https://cdn.example/files/a%20b.jpg?v=1')).toEqual(stored);
    expect(await files()).toHaveLength(1);
    await store.undo();
    expect(await files()).toEqual([]);
  });

  test.each([
    '../secret.png',
    '/etc/passwd',
    'link.png',
    '..%2Fsecret.png',
    '.hidden',
    'missing.png',
    'a\0.png',
  ])('are taken from their folder only: %j', async (name) => {
    const { store, files } = await openStore();
    expect(await store.store(name)).toEqual({ problem: 'the folder of --media has no such picture' });
    expect(await files()).toEqual([]);
  });

  test('are pictures by their content', async () => {
    const { store } = await openStore();
    expect(await store.store('page.png')).toEqual({ problem: 'it is no JPEG, PNG, WebP, AVIF or GIF' });
  });

  test('are not written by a dry run', async () => {
    const { store, files } = await openStore({ isDryRun: true });
    expect(await store.store('a b.jpg')).toHaveProperty('file');
    expect(await files()).toEqual([]);
  });
});

test('a remote picture is fetched once over all imports', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
  const { store, open } = await openStore({
    rules: { hosts: new Set(['127.0.0.1']), isAllowedUrl: () => true },
  });
  const stored = await store.store(url);
  expect(stored).toHaveProperty('file');
  expect(await (await open()).store(url)).toEqual(stored);
  expect(requests).toBe(1);
  server.close();
});

test('a picture of an unnamed host is not fetched', async () => {
  const { store } = await openStore();
  expect(await store.store('https://cdn.example/a.jpg')).toEqual({
    problem: 'pictures of cdn.example are not fetched: add --image-host cdn.example',
  });
});
