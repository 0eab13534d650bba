import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';

/** PostgreSQL refuses to run as root; then it runs as the user `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 };
const patienceMs = 30_000;

/** Folder of PostgreSQL's programs; undefined, with a line that says so, where it is not installed. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
  if (!found) process.stderr.write('PostgreSQL is not installed: what must hold on it is NOT tested\n');
  return found;
}

/** A PostgreSQL that runs. */
export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL on a free port, with its data in an empty folder. */
export async function runPostgres(programs: string, folder: string): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? nobody : {};
  if (user === nobody) await chown(folder, nobody.uid, nobody.gid);
  const data = path.join(folder, 'data');
  const initialise = ['-D', data, '-U', 'rida', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(programs, 'initdb'), initialise, user);
  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...options.flatMap((o) => ['-c', o])], {
    ...user,
    stdio: 'ignore',
  });
  const url = `postgres://rida@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    async stop() {
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
  };
}

async function answers(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await client`select 1`;
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
