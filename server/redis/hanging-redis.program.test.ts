import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { pino } from 'pino';
import { invalidateTags } from '../../lib/platform/cache/invalidate-tags.ts';
import { invalidationCount, isInvalidated } from '../../lib/platform/cache/local-invalidation.ts';
import { createRedisClient } from './connection.ts';
import { createSharedCache, type SharedCache } from './shared-cache.ts';
import { type SharedInvalidation, startSharedInvalidation } from './shared-invalidation.ts';
import { describeWithRedis, redisProgram } from './testing.ts';

const log = pino({ level: 'silent' });

async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 12_000;
  while (!condition() && performance.now() < deadline) await sleep(20);
  expect(condition()).toBe(true);
}

describeWithRedis('while Redis hangs', () => {
  let folder: string;
  let server: ChildProcess;
  let invalidation: SharedInvalidation;
  let redis: ReturnType<typeof createRedisClient>;
  let cache: SharedCache<string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rida-redis-'));
    const port = await getPort();
    server = spawn(redisProgram, ['--port', String(port), '--dir', folder, '--save', ''], {
      stdio: 'ignore',
    });
    const url = `redis://127.0.0.1:${port}`;
    invalidation = startSharedInvalidation(url, 'shop', log);
    redis = createRedisClient(url, log, () => {});
    redis.connect().catch(() => {});
    cache = createSharedCache(redis, 'shop', () => 'build', invalidation.isUpToDate);
    await waitUntil(() => redis.isReady && invalidation.isUpToDate());
  });

  beforeEach(async () => {
    await cache.set('/', { value: 'cached', tags: ['home'], since: invalidation.position() });
    expect(await cache.get('/')).toBe('cached');
    server.kill('SIGSTOP');
  });

  afterEach(async () => {
    server.kill('SIGCONT');
    await waitUntil(() => redis.isReady && invalidation.isUpToDate());
  });

  afterAll(async () => {
    invalidation.stop();
    redis.destroy();
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  test('an invalidation takes effect on its own instance', async () => {
    const since = invalidationCount();
    await invalidateTags(['product:abaya']);
    expect(isInvalidated(['product:abaya'], since)).toBe(true);
    expect(invalidation.isUpToDate()).toBe(false);
  });

  test('reads miss, and only the first read waits', async () => {
    expect(await cache.get('/')).toBeNull();
    // Would exceed the limit of this test if each read waited.
    for (let time = 0; time < 200; time += 1) expect(await cache.get('/')).toBeNull();
  });

  test('an idle instance notices the outage', async () => {
    await waitUntil(() => !invalidation.isUpToDate());
  });

  test('an invalidation reaches the other instances once Redis replies again', async () => {
    await invalidateTags(['home']);
    server.kill('SIGCONT');
    await waitUntil(() => redis.isReady && invalidation.isUpToDate());
    expect(await cache.get('/')).toBeNull();
  });
});
