import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundlePathOf } from './bundle.ts';
import { createEmptyDatabase, runPostgres } from './run-postgres.ts';
import { getOrCreateSeed } from './seed-cache.ts';
import { temporaryPathPrefix } from './temporary-root.ts';

/** Returns a data folder whose embedded database has the catalogue, to copy from. */
export function getPgliteSeed(): Promise<string> {
  return getOrCreateSeed((DATA_DIR) => seedDatabase({ DATA_DIR }));
}

/** Name of the database with the catalogue in {@link getPostgresSeed}. */
export const seedDatabaseName = 'seed';

/** Returns the data of a stopped PostgreSQL server whose database {@link seedDatabaseName} has the catalogue, to copy from. */
export function getPostgresSeed(programsFolder: string): Promise<string> {
  const version = execFileSync(path.join(programsFolder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return getOrCreateSeed(async (seed) => {
    const folder = await mkdtemp(temporaryPathPrefix());
    const server = await runPostgres(programsFolder, folder);
    await seedDatabase({ DATABASE_URL: await createEmptyDatabase(server.url, seedDatabaseName) });
    await server.stop('fast');
    await cp(path.join(folder, 'data'), path.join(seed, 'data'), { recursive: true });
    await rm(folder, { recursive: true });
  }, version);
}

async function seedDatabase(environment: Record<string, string>): Promise<void> {
  const programArguments = ['--liftoff-only', bundlePathOf('seed')];
  await promisify(execFile)(process.execPath, programArguments, {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...environment },
  });
}
