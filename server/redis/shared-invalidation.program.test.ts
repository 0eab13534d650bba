import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import getPort from 'get-port';
import { pino } from 'pino';
import { invalidateTags, registerCdn } from '../../lib/platform/cache/invalidate-tags.ts';
import { allTags, invalidationCount, isInvalidated } from '../../lib/platform/cache/local-invalidation.ts';
import { openInvalidationStream } from './invalidation-stream.ts';
import { type SharedInvalidation, startSharedInvalidation } from './shared-invalidation.ts';
import { describeWithRedis, redisProgram } from './testing.ts';

async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 12_000;
  while (!condition() && performance.now() < deadline) await sleep(10);
  expect(condition()).toBe(true);
}

/** Registers a CDN and returns the tags of each purge, in order. */
function recordPurges(): string[][] {
  const purgedTags: string[][] = [];
  registerCdn({ purge: async (tags) => purgedTags.push([...tags]) > 0, hasPendingPurges: () => false });
  return purgedTags;
}

describeWithRedis('startSharedInvalidation', () => {
  let folder: string;
  let port: number;
  let server: ChildProcess;
  let redis: ReturnType<typeof createClient>;
  let invalidation: SharedInvalidation;

  const startRedis = () => {
    const settings = ['--port', String(port), '--dir', folder, '--save', ''];
    server = spawn(redisProgram, settings, { stdio: 'ignore' });
  };
  const stopRedis = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  const otherInstance = () => openInvalidationStream(redis as never, redis as never, 'shop');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rida-redis-'));
    port = await getPort();
    startRedis();
    const url = `redis://127.0.0.1:${port}`;
    redis = createClient({ url, socket: { reconnectStrategy: () => 50 } });
    redis.on('error', () => {});
    await redis.connect();
    const since = invalidationCount();
    invalidation = startSharedInvalidation(url, 'shop', pino({ level: 'silent' }));
    expect([invalidation.isUpToDate(), invalidation.position()]).toEqual([false, '0-0']);
    await waitUntil(invalidation.isUpToDate);
    // Entries from before the start may be invalid.
    expect(isInvalidated(['home'], since)).toBe(true);
  });

  afterAll(async () => {
    invalidation.stop();
    redis.destroy();
    await stopRedis();
    rmSync(folder, { recursive: true });
  });

  test('applies the invalidations of other instances', async () => {
    const since = invalidationCount();
    const position = await otherInstance().add('other', new Set(['home', 'menu']));
    await waitUntil(() => invalidation.position() === position);
    expect(['home', 'menu', 'shop'].map((tag) => isInvalidated([tag], since))).toEqual([true, true, false]);
    const positions = await redis.hVals('shop:positions');
    expect(positions).toEqual([position]);
    await otherInstance().add('other', new Set([allTags]));
    await waitUntil(() => isInvalidated(['shop'], since));
  });

  test('invalidates on this instance once the others have read the message', async () => {
    const since = invalidationCount();
    await redis.zAdd('shop:instances', { score: Date.now() + 60_000, value: 'other' });
    await redis.hSet('shop:positions', 'other', invalidation.position());
    const invalidating = invalidateTags(['home']);
    const earlierPosition = invalidation.position();
    await waitUntil(() => invalidation.position() !== earlierPosition);
    await sleep(50);
    expect(isInvalidated(['home'], since)).toBe(false);
    await otherInstance().reportPosition('other', invalidation.position());
    await invalidating;
    expect(isInvalidated(['home'], since)).toBe(true);
    await redis.zRem('shop:instances', 'other');
  });

  test('sends an invalidation again when Redis fails before others read it', async () => {
    const purgedTags = recordPurges();
    await redis.zAdd('shop:instances', { score: Date.now() + 60_000, value: 'other' });
    await redis.hSet('shop:positions', 'other', invalidation.position());
    const earlierPosition = invalidation.position();
    const invalidating = invalidateTags(['menu']);
    await waitUntil(() => invalidation.position() !== earlierPosition);
    server.kill('SIGSTOP');
    await invalidating;
    expect(invalidation.isUpToDate()).toBe(false);
    server.kill('SIGCONT');
    await waitUntil(() => redis.isReady);
    await redis.zRem('shop:instances', 'other');
    await waitUntil(invalidation.isUpToDate);
    // The second purge is for what a CDN fetched meanwhile from an instance without the invalidation.
    expect(purgedTags).toEqual([['menu'], ['menu']]);
  });

  test('sends missed invalidations to a Redis that restarts without data', async () => {
    const purgedTags = recordPurges();
    await stopRedis();
    await waitUntil(() => !invalidation.isUpToDate());
    const since = invalidationCount();
    await invalidateTags(['product:abaya']);
    expect(isInvalidated(['product:abaya'], since)).toBe(true);
    startRedis();
    await waitUntil(() => invalidation.isUpToDate() && redis.isReady);
    const messages = await otherInstance().readAfter('0-0');
    const sentTags = messages.flatMap(({ message }) => JSON.parse(message.tags));
    expect(sentTags).toEqual(['product:abaya', allTags]);
    expect(purgedTags).toEqual([['product:abaya'], ['product:abaya', allTags]]);
    expect(isInvalidated(['shop'], since)).toBe(true);
  });
});
