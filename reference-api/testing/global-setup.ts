import { bundlePrograms } from './bundle.ts';
import { findPostgres } from './run-postgres.ts';
import { getPgliteSeed } from './seeds.ts';
import { startSharedPostgres } from './shared-postgres.ts';
import { deleteAbandonedFolders } from './temporary-root.ts';

/** Jest's global setup of the tests that start programs: bundles the programs, seeds databases to copy from, and starts PostgreSQL. */
export default async function prepareProgramTests(): Promise<void> {
  deleteAbandonedFolders();
  await bundlePrograms();
  const postgresPrograms = findPostgres();
  await Promise.all([getPgliteSeed(), postgresPrograms && startSharedPostgres(postgresPrograms)]);
}
