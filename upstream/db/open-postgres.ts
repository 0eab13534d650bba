import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { StartError } from '../start-error.ts';
import { type Database, schema } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const advisoryLock = 724_320_431;

/** Opens PostgreSQL; whoever starts at the same time waits until the tables and the seed are there. */
export async function openPostgres(
  url: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const single = connect(url, 1);
  try {
    await single`select pg_advisory_lock(${advisoryLock})`;
    const orm = drizzle(single, { schema });
    await migrate(orm, { migrationsFolder });
    await prepare({ kind: 'postgres', orm, close: () => single.end() });
  } catch (error) {
    throw isUnreachable(error) ? new StartError(`DATABASE_URL: ${error.message}`) : error;
  } finally {
    await single.end({ timeout: 5 });
  }
  const client = connect(url, 10);
  return { kind: 'postgres', orm: drizzle(client, { schema }), close: () => client.end({ timeout: 5 }) };
}

function connect(url: string, connections: number) {
  return postgres(url, { max: connections, connect_timeout: 10, onnotice: () => {} });
}

/** Wrong address, credentials or database name, as opposed to a fault of our own SQL. */
function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return /^(E[A-Z]+|CONNECT_TIMEOUT|CONNECTION_\w+|28\w{3}|3D000|57P03)$/.test(code);
}
