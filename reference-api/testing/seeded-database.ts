import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFolder } from './copy-folder.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { getPgliteSeed, seedDatabaseName } from './seeds.ts';
import { sharedPostgresUrl } from './shared-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Settings of an API with the seeded catalogue, deleted after the test file. */
export interface DatabaseSettings extends Record<string, string> {
  DATA_DIR: string;
}

interface PostgresSettings extends DatabaseSettings {
  DATABASE_URL: string;
}

/** Settings of the embedded database: initialising the default buffers of 128 MB takes a third of its start. */
const smallBuffers = '\nshared_buffers = 16MB\n';

/**
 * Creates a data folder whose embedded database has the catalogue.
 * @param emptyFolder by default a temporary one
 */
export async function seededEmbeddedDatabase(emptyFolder?: string): Promise<DatabaseSettings> {
  const folder = emptyFolder ?? (await temporaryFolder());
  copyFolder(await getPgliteSeed(), folder);
  await appendFile(path.join(folder, 'database', 'postgresql.conf'), smallBuffers);
  return { DATA_DIR: folder };
}

/** Creates a database with the catalogue in PostgreSQL. */
export async function seededPostgresDatabase(): Promise<PostgresSettings> {
  return { DATA_DIR: await temporaryFolder(), DATABASE_URL: await createPostgresDatabase(seedDatabaseName) };
}

/** Creates a database with the catalogue: in PostgreSQL where it is installed, because the embedded database takes longer to start. */
export function seededDatabase(): Promise<DatabaseSettings> {
  return sharedPostgresUrl() ? seededPostgresDatabase() : seededEmbeddedDatabase();
}
