import { bundlePrograms } from './bundle.ts';
import { findPostgres } from './run-postgres.ts';
import { getPgliteSeed, getPostgresSeed } from './seeds.ts';
import { deleteAbandonedFolders } from './temporary-root.ts';

/** Jest's global setup of the tests that start programs: bundles the programs and seeds databases to copy from. */
export default async function prepareProgramTests(): Promise<void> {
  deleteAbandonedFolders();
  await bundlePrograms();
  const postgresPrograms = findPostgres();
  await Promise.all([getPgliteSeed(), postgresPrograms && getPostgresSeed(postgresPrograms)]);
}
