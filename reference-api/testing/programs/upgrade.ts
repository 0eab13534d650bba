import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { Database, Orm } from '../../db/database.ts';
import { openPglite } from '../../db/open-pglite.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { describeSchema, insertOldRows, readOldRows } from '../old-rows.ts';

/** Database of an old version after the current version has opened it. */
export interface UpgradedDatabase {
  /** Newest migration of the old version; undefined for the current version. */
  version?: string;
  /** Lines that describe tables, indexes, triggers and functions. */
  schema: string[];
  /** Numbers of orders and e-mail addresses of customers. */
  rows: string[];
}

const firstVersionWithOrders = '0003_customers';
const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
const versions: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
/** Empties a database, because creating a new embedded one takes seconds. */
const emptyDatabase = 'DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public';
const doNothing = async () => {};
// A seeded data folder or the URL of a seeded PostgreSQL database, and an empty folder.
const [target = '', temporary = ''] = process.argv.slice(2);
const results = await (target.startsWith('postgres:') ? upgradePostgres(target) : upgradePglite(target));
process.stdout.write(JSON.stringify(results satisfies UpgradedDatabase[]));

/** Describes a database of the current version, then replaces it by every version, of which the first with orders gets the catalogue. */
async function upgradePostgres(url: string): Promise<UpgradedDatabase[]> {
  const databases = [await describeDatabase(await openPostgres(url, doNothing))];
  for (const version of versions) {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(emptyDatabase);
    const old = drizzlePostgres(client);
    await migratePostgres(old, { migrationsFolder: await migrationsUpTo(version) });
    await insertOldRows(old as unknown as Orm);
    await client.end();
    const prepare = version === firstVersionWithOrders ? seed : doNothing;
    databases.push(await describeDatabase(await openPostgres(url, prepare), version));
  }
  return databases;
}

/** Describes the database of a data folder, then replaces it by the first version with orders. */
async function upgradePglite(folder: string): Promise<UpgradedDatabase[]> {
  const current = await describeDatabase(await openPglite(folder, doNothing));
  const client = await PGlite.create(path.join(folder, 'database'), {
    extensions: { fuzzystrmatch, pg_trgm },
  });
  await client.exec(emptyDatabase);
  const old = drizzlePglite(client);
  await migratePglite(old, { migrationsFolder: await migrationsUpTo(firstVersionWithOrders) });
  await insertOldRows(old as unknown as Orm);
  await client.close();
  const upgraded = await describeDatabase(await openPglite(folder, doNothing), firstVersionWithOrders);
  return [current, upgraded];
}

function seed(orm: Orm): Promise<void> {
  return seedCatalogue(orm, catalogue, new Date());
}

/** Describes a database and closes it. */
async function describeDatabase({ orm, close }: Database, version?: string): Promise<UpgradedDatabase> {
  const described = { version, schema: await describeSchema(orm), rows: await readOldRows(orm) };
  await close();
  return described;
}

/** Copies the migrations up to a version; returns their folder. */
async function migrationsUpTo(version: string): Promise<string> {
  const folder = path.join(temporary, version);
  await cp(migrationsFolder, folder, { recursive: true });
  const entries = journal.entries.slice(0, versions.indexOf(version) + 1);
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
