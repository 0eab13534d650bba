import { seededFolder, temporaryFolder } from './api.ts';
import { describeWithPostgres, startPostgres } from './postgres.ts';

/** Settings of an API on a seeded database. */
export interface DatabaseSettings extends Record<string, string> {
  DATA_DIR: string;
}

/** Declares tests that run on the embedded database and on PostgreSQL. */
export function describeOnEachDatabase(
  subject: string,
  declareTests: (createDatabase: () => Promise<DatabaseSettings>) => void,
): void {
  describe(`${subject} on PGlite`, () => declareTests(async () => ({ DATA_DIR: await seededFolder() })));
  describeWithPostgres(`${subject} on PostgreSQL`, () =>
    declareTests(async () => ({ DATA_DIR: await temporaryFolder(), DATABASE_URL: await startPostgres() })),
  );
}
