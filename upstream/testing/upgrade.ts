import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
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
import { catalogue } from '../catalogue/catalogue.ts';
import type { Database, Orm } from '../db/database.ts';
import { openPglite } from '../db/open-pglite.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { describeSchema, insertOldRows, readOldRows } from './old-rows.ts';

/** Database of an old version after the current version has opened it. */
export interface UpgradedDatabase {
  /** Newest migration of the old version; undefined for a new database. */
  version?: string;
  /** Lines that describe tables, indexes, triggers and functions. */
  schema: string[];
  /** Numbers of orders and e-mail addresses of customers. */
  rows: string[];
}

const seed = (orm: Orm) => seedCatalogue(orm, catalogue, new Date());
const firstVersionWithOrders = '0003_customers';
const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));
const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
const versions: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
// A data folder or the URL of a PostgreSQL server, and an empty folder.
const [target = '', temporary = ''] = process.argv.slice(2);
const results = await (target.startsWith('postgres:') ? upgradePostgres(target) : upgradePglite(target));
process.stdout.write(JSON.stringify(results satisfies UpgradedDatabase[]));

/** Upgrades every version; the first one with orders also gets the current catalogue. */
async function upgradePostgres(adminUrl: string): Promise<UpgradedDatabase[]> {
  const upgraded: UpgradedDatabase[] = [];
  // Undefined: a new database.
  for (const version of [undefined, ...versions]) {
    const name = `upgrade_${version ?? 'new'}`;
    await execute(adminUrl, `create database ${name}`);
    const url = new URL(`/${name}`, adminUrl).href;
    if (version) {
      const client = new pg.Client(url);
      await client.connect();
      const old = drizzlePostgres(client);
      await migratePostgres(old, { migrationsFolder: await migrationsUpTo(version) });
      await insertOldRows(old as unknown as Orm);
      await client.end();
    }
    upgraded.push(
      await describeDatabase(
        await openPostgres(url, version === firstVersionWithOrders ? seed : async () => {}),
        version,
      ),
    );
  }
  return upgraded;
}

/** Describes a data folder of the current version and an upgraded one of the first version with orders. */
async function upgradePglite(newFolder: string): Promise<UpgradedDatabase[]> {
  const upgraded: UpgradedDatabase[] = [];
  for (const version of [undefined, firstVersionWithOrders]) {
    const folder = version ? path.join(temporary, `data-${version}`) : newFolder;
    if (version) {
      await mkdir(folder);
      const client = await PGlite.create(path.join(folder, 'database'), {
        extensions: { fuzzystrmatch, pg_trgm },
      });
      const old = drizzlePglite(client);
      await migratePglite(old, { migrationsFolder: await migrationsUpTo(version) });
      await insertOldRows(old as unknown as Orm);
      await client.close();
    }
    upgraded.push(await describeDatabase(await openPglite(folder, async () => {}), version));
  }
  return upgraded;
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

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
