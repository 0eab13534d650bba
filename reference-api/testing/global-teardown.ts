import { stopSharedPostgres } from './shared-postgres.ts';

/** Jest's global teardown of the tests that start programs. */
export default async function endProgramTests(): Promise<void> {
  await stopSharedPostgres();
}
