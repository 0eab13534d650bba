import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Orm, schema } from '../db/database.ts';
import { insertOldRows } from './old-rows.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** Creates a database with the current tables and one product, for tests that call functions directly. */
export async function createOneProductDatabase(): Promise<Orm> {
  const orm = drizzle(await openPostgresDatabase(), { schema });
  await migrate(orm, { migrationsFolder: path.resolve('reference-api/db/migrations') });
  await insertOldRows(orm);
  return orm;
}
