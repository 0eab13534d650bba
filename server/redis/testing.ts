import { spawnSync } from 'node:child_process';

const installedProgram = ['redis-server', 'valkey-server'].find(
  (name) => !spawnSync(name, ['--version']).error,
);
if (!installedProgram && !process.env.CI)
  process.stderr.write('Redis is not available: its tests are SKIPPED\n');

/** Name of the Redis server program. */
export const redisProgram = installedProgram ?? 'redis-server';
/** Without Redis, tests are skipped, but fail under CI, which must test everything. */
export const describeWithRedis = installedProgram || process.env.CI ? describe : describe.skip;
