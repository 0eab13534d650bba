import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { type Orm, schema } from '../db/database.ts';
import { temporaryFolder } from './api.ts';
import { insertOldRows } from './old-rows.ts';
import { connectPostgres, type Postgres, runPostgres } from './run-postgres.ts';

const servers: Postgres[] = [];
const pools: pg.Pool[] = [];

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await Promise.all(servers.map((server) => server.stop()));
});

/** Starts a PostgreSQL server on a free port, stopped after the test file. */
export async function startPostgresServer(programsFolder: string): Promise<Postgres> {
  const server = await runPostgres(programsFolder, await temporaryFolder());
  servers.push(server);
  return server;
}

/** Starts a PostgreSQL server on a free port, stopped after the test file; returns its URL. */
export async function startPostgres(programsFolder: string): Promise<string> {
  return (await startPostgresServer(programsFolder)).url;
}

/** Starts a PostgreSQL server with the current tables and one product, for tests that call functions directly. */
export async function startDatabase(programsFolder: string): Promise<Orm> {
  const pool = connectPostgres(await startPostgres(programsFolder));
  pools.push(pool);
  const orm = drizzle(pool, { schema });
  await migrate(orm, { migrationsFolder: path.resolve('upstream/db/migrations') });
  await insertOldRows(orm);
  return orm;
}
