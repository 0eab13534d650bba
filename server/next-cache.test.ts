import { execFileSync } from 'node:child_process';

/** Jest loads no `.mjs`, and Next loads nothing else. */
const program = `
import { invalidate } from './lib/upstream/invalidation.ts';
import { provideKeptPictures } from './lib/upstream/kept-files.ts';
import { provideCacheForNext } from './server/cache-for-next.ts';
import { createKeptData } from './server/kept-data.ts';
import NextCache from './server/next-cache.mjs';
import { partRoom } from './server/room.ts';

const files = new Map();
const picture = { kind: 'IMAGE', buffer: Buffer.from('webp'), etag: 'one', extension: 'webp' };
const read = { kind: 'FETCH', data: { body: '{}' }, tags: ['home'] };
const keepAndFind = async () => {
  await new NextCache().set('read', read, { tags: ['home'] });
  await new NextCache().set('picture', picture, {});
  const cache = new NextCache();
  return [await cache.get('read', { kind: 'FETCH', tags: ['home'] }), await cache.get('picture', { kind: 'IMAGE' })];
};
const building = await keepAndFind();
provideKeptPictures({ get: async (key) => files.get(key) ?? null, set: async (key, file) => void files.set(key, file) });
provideCacheForNext(createKeptData(partRoom(100)));
const serving = await keepAndFind();
await new NextCache().revalidateTag('home');
const cleared = await new NextCache().get('read', { kind: 'FETCH', tags: ['home'] });
const shown = serving.map(({ value, lastModified }) => ({ ...value, buffer: value.buffer?.toString(), isDated: lastModified > 0 }));
process.stdout.write(JSON.stringify({ building, shown, cleared }));
`;

test('what Next asks of its cache reaches what is kept, pictures too, and nothing while it builds', () => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  expect(JSON.parse(said.toString())).toEqual({
    building: [null, null],
    shown: [
      { kind: 'FETCH', data: { body: '{}' }, tags: ['home'], isDated: true },
      { kind: 'IMAGE', buffer: 'webp', etag: 'one', extension: 'webp', isDated: true },
    ],
    cleared: null,
  });
});
