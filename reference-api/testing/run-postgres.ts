import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import pg from 'pg';

/** User `nobody`: PostgreSQL does not run as root. */
const unprivilegedUser = { uid: 65_534, gid: 65_534 };
const startTimeoutMs = 30_000;

/** Finds the folder of PostgreSQL's programs; undefined when it is not installed. */
export function findPostgres(): string | undefined {
  const debianFolder = '/usr/lib/postgresql';
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Running PostgreSQL server. */
export interface Postgres {
  url: string;
  /** Stops the server and starts it again on the same port. */
  restart(mode: StopMode): Promise<void>;
  /** @param mode by default `immediate` */
  stop(mode?: StopMode): Promise<void>;
}

/** Mode of `pg_ctl stop`: with `immediate`, the next start recovers as after a crash. */
type StopMode = 'fast' | 'immediate';

/** URL of another database on the same server. */
export const urlOfDatabase = (serverUrl: string, name: string): string => new URL(`/${name}`, serverUrl).href;

/** Executes one statement. */
export async function queryPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates an empty database on a server; returns its URL. */
export async function createEmptyDatabase(serverUrl: string, name: string): Promise<string> {
  await queryPostgres(serverUrl, `create database ${name}`);
  return urlOfDatabase(serverUrl, name);
}

/** Opens connections of a test to a database. */
export function connectPostgres(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 2 });
}

/** Starts a PostgreSQL server on a free port, with its data in a folder that is empty or has the data of a stopped server. */
export async function runPostgres(programsFolder: string, folder: string): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? unprivilegedUser : {};
  if (user === unprivilegedUser) {
    const { uid, gid } = unprivilegedUser;
    await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder]);
  }
  const dataDir = path.join(folder, 'data');
  if (!existsSync(dataDir)) {
    const options = ['-U', 'rida', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await promisify(execFile)(path.join(programsFolder, 'initdb'), ['-D', dataDir, ...options], user);
  }
  const port = await getPort();
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ];
  const url = `postgres://rida@127.0.0.1:${port}/postgres`;
  const serverArguments = ['-D', dataDir, ...options.flatMap((option) => ['-c', option])];
  const start = async () => {
    const started = spawn(path.join(programsFolder, 'postgres'), serverArguments, {
      ...user,
      stdio: 'ignore',
    });
    await waitUntilReady(url);
    return started;
  };
  let server = await start();
  const stop = async (mode: StopMode = 'immediate') => {
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await once(server, 'exit');
  };
  return {
    url,
    async restart(mode) {
      await stop(mode);
      server = await start();
    },
    stop,
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
