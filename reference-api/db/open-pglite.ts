import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../start-error.ts';
import { type Database, type Orm, schema } from './database.ts';
import { databaseFailureOf } from './database-failure.ts';
import { isDatabaseDiskFull, isDiskFull } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';

const migrationsFolder = fileURLToPath(new URL('../../reference-api/db/migrations', import.meta.url));

/**
 * Locks a data folder for this process and opens its embedded database.
 * @param prepare fills the database after the migrations
 */
export async function openPglite(dataDir: string, prepare: (orm: Orm) => Promise<void>): Promise<Database> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`DATA_DIR ${dataDir} cannot be created: ${error.code}`);
  });
  const unlock = await lockFolder(dataDir);
  try {
    const client = await PGlite.create(path.join(dataDir, 'database'), {
      extensions: { fuzzystrmatch, pg_trgm },
    });
    const orm = drizzle(client, { schema });
    await migrate(orm, { migrationsFolder });
    await prepare(orm);
    const reportFullDisk = () => {
      if (isDiskFull(dataDir)) process.stderr.write(`${fullDiskMessage(dataDir)}\n`);
    };
    // Without room for its write-ahead log, the embedded database ends the process without a message.
    process.once('exit', reportFullDisk);
    return {
      kind: 'pglite',
      orm,
      reader: orm,
      isDiskFull: async () => isDiskFull(dataDir) || isDatabaseDiskFull(orm),
      poolStates: () => [],
      async close() {
        process.off('exit', reportFullDisk);
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    if (isDiskFull(dataDir) || databaseFailureOf(error) === 'disk-full')
      throw new StartError(fullDiskMessage(dataDir));
    throw error;
  }
}

function fullDiskMessage(dataDir: string): string {
  return `DATA_DIR ${dataDir}: the disk is full`;
}
