import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Orm, schema } from '../db/database.ts';
import { copyFolder, temporaryFolder } from './api.ts';
import { canTestWith } from './can-test-with.ts';
import { insertOldRows } from './old-rows.ts';
import { connectPostgres, findPostgres, type Postgres, runPostgres } from './run-postgres.ts';
import { getPostgresSeed } from './seeds.ts';

const programsFolder = findPostgres();
const canTest = canTestWith('PostgreSQL', programsFolder !== undefined);
const servers: Postgres[] = [];
const pools: pg.Pool[] = [];

export const describeWithPostgres = canTest ? describe : describe.skip;
export const testWithPostgres = canTest ? test : test.skip;

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await Promise.all(servers.map((server) => server.stop()));
});

/**
 * Starts a PostgreSQL server on a free port whose default database has the catalogue, stopped after the test file.
 * @param emptyFolder for its data, by default a temporary one
 */
export async function startPostgresServer(emptyFolder?: string): Promise<Postgres> {
  if (!programsFolder) throw new Error('PostgreSQL is not installed');
  const folder = emptyFolder ?? (await temporaryFolder());
  copyFolder(await getPostgresSeed(programsFolder), folder);
  const server = await runPostgres(programsFolder, folder);
  servers.push(server);
  return server;
}

/** Starts a PostgreSQL server like `startPostgresServer`; returns the URL of its default database. */
export async function startPostgres(): Promise<string> {
  return (await startPostgresServer()).url;
}

/** Creates an empty database on a server; returns its URL. */
export async function createEmptyDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, serverUrl).href;
}

/** Starts a PostgreSQL server with the current tables and one product, for tests that call functions directly. */
export async function startDatabase(): Promise<Orm> {
  const pool = connectPostgres(await createEmptyDatabase(await startPostgres(), 'one_product'));
  pools.push(pool);
  const orm = drizzle(pool, { schema });
  await migrate(orm, { migrationsFolder: path.resolve('upstream/db/migrations') });
  await insertOldRows(orm);
  return orm;
}
