import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../install.ts';

/** Names of a Redis, or of what speaks like it. */
export const redisNames = ['redis-server', 'valkey-server'];

/** A Redis of a test's own. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** As a machine that fails would end it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis on a free port that keeps nothing on disk; undefined, with a line that says so, where there is none. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const program = findProgram(redisNames);
  if (!program) {
    process.stderr.write('Redis is not installed: what several instances share is NOT tested\n');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'rida-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    child = spawn(program, settings, { stdio: 'ignore' });
    await listens(port);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = createConnection(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`Nothing listens on ${port}`);
}
