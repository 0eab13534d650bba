import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { ProductFilter, ProductPage } from '../../contract/catalogue.ts';
import { searchPaths } from '../../contract/paths.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import { bundlePathOf, type Program } from './bundle.ts';
import { seededDatabase } from './seeded-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

// A test may start the program several times, each of which takes seconds on a busy machine.
jest.setTimeout(120_000);

const children = new Set<ChildProcess>();

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Exit code and output of an ended program. */
export interface ExitResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Program of the reference API under test. */
export interface StartedProgram {
  child: ChildProcess;
  /** Resolves with the URL of the listening server; rejects when the program ends before. */
  listening: Promise<string>;
  ended: Promise<ExitResult>;
}

/**
 * Starts a program of the reference API, by default the server on a free port.
 * @param program its name, or the source of a program that only tests need
 */
export function startProgram(
  environment: Record<string, string>,
  program: Program | `${string}.ts` = 'reference-api',
  programArguments: string[] = [],
): StartedProgram {
  const loader = isSource(program) ? ['--import', 'tsx'] : [];
  const file = isSource(program) ? program : bundlePathOf(program);
  const child = fork(file, programArguments, {
    // `--liftoff-only` starts the embedded database, which is WebAssembly, faster.
    execArgv: [
      '--liftoff-only',
      ...loader,
      '--import',
      path.resolve('reference-api/testing/movable-clock.mjs'),
    ],
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

function isSource(program: string): program is `${string}.ts` {
  return program.endsWith('.ts');
}

/** Listening reference API. */
export interface Api {
  baseUrl: string;
  /** Sends a GET and returns the payload. */
  get<T>(path: string, language?: string): Promise<T>;
  filter(
    body: z.input<typeof ProductFilter>,
    language?: string,
  ): Promise<IntegerIds<z.infer<typeof ProductPage>>>;
  /** Sets how far the clock of the program is ahead of the real one. */
  setClockAhead(ms: number): Promise<void>;
  stop(): Promise<ExitResult>;
  /** Kills the program, as a crash would. */
  kill(): Promise<ExitResult>;
}

/** Starts the reference API, by default on a seeded database of its own. */
export async function startApi(environment: Record<string, string> = {}): Promise<Api> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const ownDatabase =
    DATA_DIR || DATABASE_URL ? { DATA_DIR: DATA_DIR ?? (await temporaryFolder()) } : await seededDatabase();
  const { child, listening, ended } = startProgram({ ...ownDatabase, ...environment });
  const baseUrl = await listening;
  const request = async (requestPath: string, init?: RequestInit) => {
    const response = await fetch(baseUrl + requestPath, init);
    if (response.status !== 200)
      throw new Error(`${requestPath}: ${response.status} ${await response.text()}`);
    return (await response.json()).response;
  };
  return {
    baseUrl,
    get: (requestPath, language = 'en') => request(requestPath, { headers: { 'accept-language': language } }),
    filter: (body, language = 'en') =>
      request(searchPaths.filterProducts, {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    setClockAhead: (ms) =>
      new Promise((resolve, reject) => {
        child.send({ clockAheadMs: ms }, (error) => (error ? reject(error) : resolve()));
      }),
    stop: () => {
      if (child.connected) child.disconnect();
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
