import { execFileSync } from 'node:child_process';

/** Runs outside Jest, which cannot load `.mjs`. */
const program = `
import { registerImageCache } from './lib/platform/cache/image-cache.ts';
import { splitCacheBudget } from './lib/platform/cache/cache-budget.ts';
import { createDataCache, registerNextCache } from './server/cache/next-cache.ts';
import NextCacheHandler from './server/cache/next-cache-handler.mjs';

const files = new Map();
const image = { kind: 'IMAGE', buffer: Buffer.from('webp'), etag: 'one', extension: 'webp' };
const read = { kind: 'FETCH', data: { body: '{}' }, tags: ['home'] };
const storeAndGet = async () => {
  await new NextCacheHandler().set('read', read, { tags: ['home'] });
  await new NextCacheHandler().set('image', image, {});
  const handler = new NextCacheHandler();
  return [await handler.get('read', { kind: 'FETCH', tags: ['home'] }), await handler.get('image', { kind: 'IMAGE' })];
};
const duringBuild = await storeAndGet();
registerImageCache({ get: async (key) => files.get(key) ?? null, set: async (key, file) => void files.set(key, file) });
registerNextCache(createDataCache(splitCacheBudget(100)));
const stored = await storeAndGet();
await new NextCacheHandler().revalidateTag('home');
const invalidated = await new NextCacheHandler().get('read', { kind: 'FETCH', tags: ['home'] });
const atRuntime = stored.map(({ value, lastModified }) => ({ ...value, buffer: value.buffer?.toString(), isDated: lastModified > 0 }));
process.stdout.write(JSON.stringify({ duringBuild, atRuntime, invalidated }));
`;

test('NextCacheHandler caches reads and images at runtime, nothing during builds', () => {
  const output = execFileSync(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(JSON.parse(output.toString())).toEqual({
    duringBuild: [null, null],
    atRuntime: [
      { kind: 'FETCH', data: { body: '{}' }, tags: ['home'], isDated: true },
      { kind: 'IMAGE', buffer: 'webp', etag: 'one', extension: 'webp', isDated: true },
    ],
    invalidated: null,
  });
});
