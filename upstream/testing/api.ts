import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { Product, ProductFilter } from '../../contract/catalogue.ts';
import { searchPaths } from '../../contract/paths.ts';
import { bundleOf, type Program } from './bundle.ts';
import { keepSeed } from './seed.ts';

type WireProduct = z.infer<typeof Product>;

// A start of the program takes seconds, on a busy machine many.
jest.setTimeout(120_000);

const folders: string[] = [];
const children = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A data folder that is gone after the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rida-'));
  folders.push(folder);
  return folder;
}

/** A data folder with the catalogue in it, as a first start leaves one; it is gone after the test file. */
export async function seededFolder(): Promise<string> {
  const seed = await keepSeed(async (DATA_DIR) => {
    const { code, stderr } = await startProgram({ DATA_DIR }, 'seed/main').ended;
    if (code !== 0) throw new Error(`The catalogue was not seeded: ${stderr}`);
  });
  const folder = await temporaryFolder();
  // Of a thousand small files; `cp` of fs/promises takes four times as long.
  cpSync(seed, folder, { recursive: true });
  return folder;
}

/** A program that came to its end. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A program of the reference API under test. */
export interface Started {
  child: ChildProcess;
  /** Resolves when the program says that it listens; rejects when it ends before. */
  listening: Promise<string>;
  ended: Promise<Ended>;
}

/** Starts a program of the reference API, by default the server, on a free port. */
export function startProgram(
  environment: Record<string, string>,
  program: Program = 'main',
  programArguments: string[] = [],
): Started {
  const child = fork(bundleOf(program), programArguments, {
    execArgv: ['--liftoff-only', '--import', path.resolve('upstream/testing/movable-clock.mjs')],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...environment },
    silent: true,
  });
  children.add(child);
  const ended = Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]).then(([[code], stdout, stderr]) => {
    children.delete(child);
    return { code, stdout, stderr };
  });
  const listening = new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'listening') resolve(`http://127.0.0.1:${message.port}`);
    });
    ended.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  listening.catch(() => {});
  return { child, listening, ended };
}

/** A reference API that listens. */
export interface Api {
  baseUrl: string;
  /** Payload of a GET in its envelope. */
  get<T>(path: string, language?: string): Promise<T>;
  filter(
    body: z.input<typeof ProductFilter>,
    language?: string,
  ): Promise<{ items: WireProduct[]; total: number }>;
  /** Puts the clock of the program ahead of the real one. */
  setClockAhead(ms: number): Promise<void>;
  stop(): Promise<Ended>;
  /** Ends it as a crash would. */
  kill(): Promise<Ended>;
}

/** Starts the reference API, on a seeded data folder of its own unless one is given. */
export async function startApi(environment: Record<string, string> = {}): Promise<Api> {
  const { child, listening, ended } = startProgram({
    DATA_DIR:
      environment.DATA_DIR ?? (environment.DATABASE_URL ? await temporaryFolder() : await seededFolder()),
    ...environment,
  });
  const baseUrl = await listening;
  const ask = async (address: string, init?: RequestInit) => {
    const response = await fetch(baseUrl + address, init);
    if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()).response;
  };
  return {
    baseUrl,
    get: (address, language = 'en') => ask(address, { headers: { 'accept-language': language } }),
    filter: (body, language = 'en') =>
      ask(searchPaths.filterProducts, {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    setClockAhead: (ms) =>
      new Promise((resolve, reject) => {
        child.send({ clockAheadMs: ms }, (error) => (error ? reject(error) : resolve()));
      }),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
