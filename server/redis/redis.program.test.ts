import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { withDeadline } from './connection.ts';
import { isAfter, openInvalidationStream, streamStart } from './invalidation-stream.ts';
import { addInvalidationScript, getValidEntryScript } from './lua-scripts.ts';
import { createSharedCache } from './shared-cache.ts';
import { createSharedRateLimits } from './shared-rate-limits.ts';
import { createSharedSet } from './shared-set.ts';
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
    const cache = createSharedCache<unknown>(
      redis as never,
      'shop',
      () => 'build',
      () => true,
    );
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

  test('stores entries of up to four megabytes for a day', async () => {
    const cache = createSharedCache<Buffer>(
      redis as never,
      'shop',
      () => 'build',
      () => true,
    );
    const entry = (bytes: number) => ({ value: Buffer.alloc(bytes), tags: [], since: '0-0' });
    await cache.set('/large', entry(4 * 1024 * 1024));
    await cache.set('/', entry(4_000_000));
    expect(await redis.keys('shop:build:*')).toEqual(['shop:build:/']);
    expect(await redis.ttl('shop:build:/')).toBe(86_400);
    expect((await cache.get('/'))?.length).toBe(4_000_000);
    expect(await cache.get('/missing')).toBeNull();
  });

  test('returns no entry that Redis may not know to be invalidated', async () => {
    let upToDateCount = Number.POSITIVE_INFINITY;
    const isUpToDate = () => upToDateCount-- > 0;
    const cache = createSharedCache<string>(redis as never, 'shop', () => 'build', isUpToDate);
    await cache.set('/', { value: 'page', tags: [], since: '0-0' });
    for (const [count, expected] of [
      [2, 'page'],
      [1, null],
      [0, null],
    ] as const) {
      upToDateCount = count;
      expect(await cache.get('/')).toBe(expected);
    }
  });

  test('counts actions up to the limit within a window', async () => {
    const limits = createSharedRateLimits(redis as never, 'shop');
    const consume = (weight: number) => limits.consume({ key: 'counter', weight, max: 3, windowMs: 60_000 });
    for (const weight of [2, 1]) expect(await consume(weight)).toBe(0);
    const remainingMs = Number(await consume(1));
    expect(remainingMs).toBeGreaterThan(50_000);
    expect(remainingMs).toBeLessThanOrEqual(60_000);
    expect(await limits.refund('counter')).toBe(true);
    expect(await consume(1)).toBe(0);
    expect(await consume(1)).toBeGreaterThan(50_000);
  });

  test('a refund does not start another window', async () => {
    const limits = createSharedRateLimits(redis as never, 'shop');
    const consume = () => limits.consume({ key: 'counter', weight: 1, max: 1, windowMs: 60_000 });
    await consume();
    const [counter = ''] = await redis.keys('*');
    await redis.pExpire(counter, 30_000);
    await limits.refund('counter');
    expect(await consume()).toBe(0);
    expect(await consume()).toBeLessThanOrEqual(30_000);
  });

  test('a refund takes back no more than was counted', async () => {
    const limits = createSharedRateLimits(redis as never, 'shop');
    const consume = () => limits.consume({ key: 'counter', weight: 1, max: 1, windowMs: 60_000 });
    await consume();
    for (const _refund of [1, 2]) await limits.refund('counter');
    expect(await consume()).toBe(0);
    expect(await consume()).toBeGreaterThan(50_000);
  });

  test('an action above the maximum waits for a whole window', async () => {
    const limits = createSharedRateLimits(redis as never, 'shop');
    expect(await limits.consume({ key: 'counter', weight: 2, max: 1, windowMs: 60_000 })).toBe(60_000);
  });

  test('a refund after its window counts for no other window', async () => {
    const limits = createSharedRateLimits(redis as never, 'shop');
    expect(await limits.refund('expired')).toBe(true);
    expect(await redis.keys('*')).toEqual([]);
  });

  test('members of a set expire', async () => {
    const set = createSharedSet(redis as never, 'shop:ended');
    expect(await set.has('cookie')).toBe(false);
    await set.add('cookie', 60_000);
    expect([await set.has('cookie'), await set.has('other')]).toEqual([true, false]);
    const [key = ''] = await redis.keys('*');
    expect(key).toMatch(/^shop:ended:/);
    expect(await redis.pTTL(key)).toBeGreaterThan(50_000);
  });

  test('does not wait for instances that are silent for five seconds', async () => {
    const stream = openInvalidationStream(redis as never, redis as never, 'shop');
    await stream.reportPosition('other', streamStart);
    const position = (await stream.add('me', new Set(['home']))) ?? '';
    const [seconds, microseconds] = (await redis.sendCommand(['TIME'])) as unknown as [string, string];
    const nowMs = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
    await redis.zAdd('shop:instances', { score: nowMs - 5000, value: 'other' });
    expect(await stream.waitForInstances(position)).toBe(true);
    expect(await redis.hGetAll('shop:positions')).toEqual({});
  });

  test('reads nothing after the last message', async () => {
    const stream = openInvalidationStream(redis as never, redis as never, 'shop');
    const position = (await stream.add('me', new Set(['home']))) ?? '';
    expect(await redis.ttl('shop:tags')).toBe(172_800);
    expect(await stream.readAfter(position)).toEqual([]);
  });

  test('sends ten thousand tags at once', async () => {
    const stream = openInvalidationStream(redis as never, redis as never, 'shop');
    const tags = Array.from({ length: 10_000 }, (_, index) => `product:${index}`);
    await stream.add('me', new Set(tags));
    const [sent] = await stream.readAfter(streamStart);
    expect(JSON.parse(sent?.message.tags ?? '')).toEqual(tags);
  });

  test('rejects a reply after its deadline', async () => {
    const neverReplies = new Promise<never>(() => {});
    const disconnected = { isReady: false } as never;
    await expect(withDeadline(disconnected, Promise.resolve('reply'), 50)).resolves.toBe('reply');
    await expect(withDeadline(disconnected, neverReplies, 50)).rejects.toThrow('did not reply in 50 ms');
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
    ['1-9', '2-0', false],
    ['1-0', '1-0', false],
  ])('position %s is after %s: %s', (position, other, expected) => {
    expect(isAfter(position, other)).toBe(expected);
  });
});
