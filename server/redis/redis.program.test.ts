import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { isAfter, openInvalidationStream, streamStart } from './invalidation-stream.ts';
import { addInvalidationScript, getValidEntryScript } from './lua-scripts.ts';
import { createSharedCache } from './shared-cache.ts';
import { describeWithRedis, redisProgram } from './testing.ts';

describeWithRedis('Redis', () => {
  const keys = ['page', 'tags', 'stream'];
  let folder: string;
  let server: ReturnType<typeof spawn>;
  let redis: ReturnType<typeof createClient>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rida-redis-'));
    const path = join(folder, 'socket');
    const settings = ['--port', '0', '--unixsocket', path, '--save', ''];
    server = spawn(redisProgram, settings, { stdio: 'ignore' });
    redis = createClient({ socket: { path, reconnectStrategy: () => 50 } });
    redis.on('error', () => {});
    await redis.connect();
  });

  afterAll(async () => {
    redis?.destroy();
    server?.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => redis.flushAll());

  const invalidate = async (...tags: string[]) =>
    String(
      await redis.eval(addInvalidationScript, { keys: ['stream', 'tags'], arguments: ['60', 'me', ...tags] }),
    );
  const store = (since: string, tags: string[]) =>
    redis.hSet('page', { since, tags: JSON.stringify(tags), value: 'cached' });
  const get = () => redis.eval(getValidEntryScript, { keys });

  test('returns an entry unless its tags were invalidated since', async () => {
    await store('0-0', ['home']);
    expect(await get()).toBe('cached');
    const position = await invalidate('home');
    expect(await get()).toBeNull();
    await store(position, ['home']);
    expect(await get()).toBe('cached');
    await invalidate('menu');
    expect(await get()).toBe('cached');
    await invalidate('*');
    expect(await get()).toBeNull();
  });

  test('returns no older entry after the tags hash was evicted', async () => {
    await store(await invalidate('menu'), ['home']);
    const position = await invalidate('home');
    await redis.del('tags');
    expect(await get()).toBeNull();
    await store(position, ['home']);
    expect(await get()).toBe('cached');
    await redis.del('tags');
    await invalidate('menu');
    expect(await get()).toBe('cached');
  });

  test('stores a page compressed to a tenth', async () => {
    const cache = createSharedCache<unknown>(redis as never, 'shop', 'build', () => true);
    const html = '<article class="card">\u0639\u0628\u0627\u064a\u0629</article>'.repeat(5000);
    const value = { html, rscData: Buffer.from(html), segmentData: new Map([['/', Buffer.from('a')]]) };
    await cache.set('/', { value, tags: ['home'], since: '0-0' });
    expect(await cache.get('/')).toEqual(value);
    expect(await redis.memoryUsage('shop:build:/')).toBeLessThan(html.length / 10);
    await redis.eval(addInvalidationScript, {
      keys: ['shop:invalidations', 'shop:tags'],
      arguments: ['60', 'me', 'home'],
    });
    expect(await cache.get('/')).toBeNull();
  });

  test('waits until every live instance has read the message', async () => {
    const stream = openInvalidationStream(redis as never, redis as never, 'shop');
    expect(await stream.bounds()).toEqual({ first: streamStart, last: streamStart });
    await stream.reportPosition('other', streamStart);
    const position = (await stream.add('me', new Set(['home', 'menu']))) ?? '';
    const events: string[] = [];
    const waiting = stream.waitForInstances(position).then(() => events.push('wait ended'));
    expect(await stream.readAfter(streamStart)).toEqual([
      { id: position, message: { by: 'me', tags: '["home","menu"]' } },
    ]);
    events.push('message read');
    await stream.reportPosition('other', position);
    await waiting;
    expect(events).toEqual(['message read', 'wait ended']);
    expect(await stream.bounds()).toEqual({ first: position, last: position });
  });

  test.each([
    ['2-0', '1-9', true],
    ['1-10', '1-9', true],
    ['1-9', '1-9', false],
    ['1-9', '10-0', false],
  ])('position %s is after %s: %s', (position, other, expected) => {
    expect(isAfter(position, other)).toBe(expected);
  });
});
