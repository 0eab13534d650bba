import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describeWithPostgres } from '../testing/postgres.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { databaseFailureOf } from './database-failure.ts';
import { PostgresPool } from './postgres-pool.ts';

describeWithPostgres('PostgresPool', () => {
  let connectionString: string;
  beforeAll(async () => {
    connectionString = await createPostgresDatabase();
  });

  test('gives up a connection whose server stays silent', async () => {
    const pool = new PostgresPool({ connectionString, max: 1, query_timeout: 300 });
    const orm = drizzle(pool);
    const hangingQuery = orm.transaction((tx) => tx.execute(sql`select pg_sleep(60)`));
    expect(databaseFailureOf(await hangingQuery.catch((error) => error))).toBe('unreachable');
    expect((await orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test.each(['before', 'within'])('replaces a connection that was ended %s a transaction', async (moment) => {
    const pool = new PostgresPool({ connectionString, max: 1 });
    const orm = drizzle(pool);
    const admin = new pg.Client(connectionString);
    await admin.connect();
    const endOtherConnections = () =>
      admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    await orm.execute(sql`select 1`);
    if (moment === 'before') await endOtherConnections();
    const failure = await orm
      .transaction(async (tx) => {
        await endOtherConnections();
        await tx.execute(sql`select pg_sleep(30)`);
      })
      .catch((error) => error);
    expect(databaseFailureOf(failure)).toBe('unreachable');
    expect((await orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await Promise.all([pool.end(), admin.end()]);
  });
});
