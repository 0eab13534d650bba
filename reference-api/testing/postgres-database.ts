import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { connectPostgres, queryPostgres, urlOfDatabase } from './run-postgres.ts';
import { sharedPostgresUrl } from './shared-postgres.ts';

const createdDatabases: string[] = [];
const pools: pg.Pool[] = [];

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  for (const name of createdDatabases) await queryPostgres(serverUrl(), `drop database ${name} with (force)`);
});

/**
 * Creates a database on the shared server, deleted after the test file; returns its URL.
 * @param template database to copy, by default an empty one
 */
export async function createPostgresDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(serverUrl(), `create database ${name} template ${template}`);
  createdDatabases.push(name);
  return urlOfDatabase(serverUrl(), name);
}

/** Opens connections to a new, empty database; they end after the test file. */
export async function openPostgresDatabase(): Promise<pg.Pool> {
  const pool = connectPostgres(await createPostgresDatabase());
  pools.push(pool);
  return pool;
}

function serverUrl(): string {
  const url = sharedPostgresUrl();
  if (!url) throw new Error('PostgreSQL is not installed');
  return url;
}
