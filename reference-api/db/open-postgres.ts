import { fileURLToPath } from 'node:url';
import { isNativeError } from 'node:util/types';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Database, type Orm, type PoolState, schema } from './database.ts';
import { databaseFailureOf } from './database-failure.ts';
import { isDatabaseDiskFull } from './disk-space.ts';
import { connectionSettings, type PoolTimeouts, PostgresPool } from './postgres-pool.ts';

const migrationsFolder = fileURLToPath(new URL('../../reference-api/db/migrations', import.meta.url));
/** Key of the advisory lock that starting processes wait for; any number that no other lock uses. */
const startupLock = 724_320_431;
/** Names of the connections of an API, by which others see that it is running. */
export const applicationNames = { writes: 'rida writes', reads: 'rida reads' };
/** Maximum connections of each of the two pools. */
const maxConnections = 10;
const timeouts: PoolTimeouts = {
  statementMs: 15_000,
  // Orders of one product wait for each other's row lock, up to a whole pool of connections in a queue.
  lockMs: 5000,
  idleInTransactionMs: 30_000,
  connectionMs: 10_000,
};
const closeTimeoutMs = 5000;

/**
 * Opens PostgreSQL. Processes that start together wait for migrations and `prepare` behind an advisory lock.
 * @param prepare fills the database after the migrations
 */
export async function openPostgres(url: string, prepare: (orm: Orm) => Promise<void>): Promise<Database> {
  const startupClient = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Ignored, because a lost connection also fails the running statement, whose error is reported.
  startupClient.on('error', () => {});
  try {
    await startupClient.connect();
    await startupClient.query('select pg_advisory_lock($1)', [startupLock]);
    const orm = drizzle(startupClient, { schema });
    await migrate(orm, { migrationsFolder });
    await prepare(orm);
  } catch (error) {
    if (databaseFailureOf(error) === 'disk-full')
      throw new StartError('DATABASE_URL: the disk of the database is full');
    throw isConnectionError(error) ? new StartError(`DATABASE_URL: ${error.message}`) : error;
  } finally {
    await startupClient.end();
  }
  const poolConfig = { ...connectionSettings(url, timeouts), max: maxConnections };
  const writePool = new PostgresPool({ ...poolConfig, application_name: applicationNames.writes });
  const readPool = new PostgresPool({
    ...poolConfig,
    application_name: applicationNames.reads,
    options: '-c default_transaction_read_only=on',
  });
  const orm = drizzle(writePool, { schema });
  return {
    kind: 'postgres',
    orm,
    reader: drizzle(readPool, { schema }),
    isDiskFull: () => isDatabaseDiskFull(orm),
    poolStates: () => [poolStateOf('reads', readPool), poolStateOf('writes', writePool)],
    close: () =>
      Promise.race([Promise.all([writePool.end(), readPool.end()]), waitForCloseTimeout()]).then(() => {}),
  };
}

function poolStateOf(name: PoolState['name'], pool: PostgresPool): PoolState {
  return { name, total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

function waitForCloseTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, closeTimeoutMs).unref());
}

/** Returns whether the host, the credentials or the database name caused an error, and not the SQL of this API. */
function isConnectionError(error: unknown): error is Error {
  if (!isNativeError(error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^(28\w{3}|3D000)$/.test(code) || databaseFailureOf(error) === 'unreachable';
}
