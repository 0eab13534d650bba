import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const found = ['redis-server', 'valkey-server'].find((name) => !spawnSync(name, ['--version']).error);
if (!found && !process.env.CI) process.stderr.write('Redis is not available: its tests are SKIPPED\n');

/** Name of the Redis server program. */
export const redisProgram = found ?? 'redis-server';
/** Without Redis, tests are skipped, but fail under CI, which must test everything. */
export const describeWithRedis = found || process.env.CI ? describe : describe.skip;

/** Finds a TCP port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
