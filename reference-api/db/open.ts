import type { Settings } from '../settings.ts';
import type { Database, Orm } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens the configured database. Migrations and `prepare` run exclusively: behind the folder lock of the embedded database
 * or an advisory lock of PostgreSQL.
 */
export function openDatabase(settings: Settings, prepare: (orm: Orm) => Promise<void>): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, prepare)
    : openPglite(settings.dataDir, prepare);
}
