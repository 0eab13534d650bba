import { describeWithPostgres } from './postgres.ts';
import { type DatabaseSettings, seededEmbeddedDatabase, seededPostgresDatabase } from './seeded-database.ts';

/** Declares tests that run on the embedded database and on PostgreSQL. */
export function describeOnEachDatabase(
  subject: string,
  declareTests: (createDatabase: () => Promise<DatabaseSettings>) => void,
): void {
  describe(`${subject} on PGlite`, () => declareTests(() => seededEmbeddedDatabase()));
  describeWithPostgres(`${subject} on PostgreSQL`, () => declareTests(seededPostgresDatabase));
}
