import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { applicationNames } from '../db/open-postgres.ts';
import { StartError } from '../start-error.ts';
import { writeNewFile } from './write-new-file.ts';

/** Environment variables for PostgreSQL's programs, which are looked up in its `PATH`. */
type Environment = NodeJS.ProcessEnv;

/** Writes a PostgreSQL database to a file in the custom format of `pg_dump`, while the API may run. */
export async function backUpPostgres(url: string, file: string, environment: Environment): Promise<void> {
  const run = createProgramRunner(url, environment);
  await writeNewFile(file, (temporaryFile) => run('pg_dump', ['--format=custom', `--file=${temporaryFile}`]));
}

/**
 * Replaces the contents of a PostgreSQL database with a file of `backUpPostgres`: completely, or not at all.
 * @throws {StartError} when an API uses the database, whose visitors would go on with orders and sessions that are gone
 */
export async function restorePostgres(url: string, file: string, environment: Environment): Promise<void> {
  await assertNotServed(url);
  const { PGDATABASE = '' } = connectionEnvironment(url);
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
  await createProgramRunner(url, environment)('pg_restore', [...options, `--dbname=${PGDATABASE}`, file]);
}

async function assertNotServed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = ANY ($1)',
      [Object.values(applicationNames)],
    );
    if (rows.length > 0)
      throw new StartError('DATABASE_URL: an API uses the database, stop all APIs on it before you restore');
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`DATABASE_URL: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}

/** Returns a function that runs a program of PostgreSQL against a database. */
function createProgramRunner(url: string, environment: Environment) {
  return async (program: string, args: string[]): Promise<void> => {
    const child = spawn(program, args, {
      env: { ...environment, ...connectionEnvironment(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const startFailure = once(child, 'error').then(([error]) => {
      throw new StartError(`${program} cannot be started: ${(error as NodeJS.ErrnoException).code}`);
    });
    const ended = Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stderr)]);
    const [[code], messages] = await Promise.race([ended, startFailure]);
    if (code !== 0) throw new StartError(`${program}: ${messages.trim()}`);
  };
}

/**
 * Environment variables with the connection settings of PostgreSQL's programs. As command-line arguments, they would show
 * the password to every user of the machine.
 */
function connectionEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGUSER: decodeURIComponent(username),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(port && { PGPORT: port }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}
