import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens the database the settings name. `prepare` (migrations, seed) runs first, alone: behind the folder lock of the
 * embedded database, behind an advisory lock of a real one.
 */
export function openDatabase(
  settings: Settings,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, prepare)
    : openPglite(settings.dataDir, prepare);
}
