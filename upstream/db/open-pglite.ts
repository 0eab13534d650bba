import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../start-error.ts';
import { type Database, schema } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the embedded database under a data folder that no other process may have open. */
export async function openPglite(
  dataDir: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made: ${error.code}`);
  });
  const unlock = await lockFolder(dataDir);
  try {
    const client = await PGlite.create(path.join(dataDir, 'database'), {
      extensions: { fuzzystrmatch, pg_trgm },
    });
    const orm = drizzle(client, { schema });
    await migrate(orm, { migrationsFolder });
    const close = async () => {
      await client.close();
      await unlock();
    };
    const database: Database = { kind: 'pglite', orm, close };
    await prepare(database);
    return database;
  } catch (error) {
    await unlock();
    throw error;
  }
}
