import { type ChildProcess, fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type Answer, ask } from './http.ts';
import { loggedFaults } from './logged-faults.ts';

/** A storefront of a test's own, on a port of its own, from the build that is already there. */
export interface Storefront {
  port: number;
  pid: number;
  origin: string;
  get(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer>;
  /** Sends a body to the revalidation webhook, signed. */
  announce(body: unknown): Promise<Answer>;
  /** Has it notice that its upstream answers again, sooner than it would by itself. */
  noticeUpstream(): Promise<Answer>;
  /** What time it is for the storefront, in epoch milliseconds. */
  now(): number;
  /** Lets time pass for everything that the storefront keeps. */
  pass(seconds: number): Promise<void>;
  isRunning(): boolean;
  /** Everything that it and its reference API have written so far. */
  output(): string;
  /** @throws when it has logged a fault of its own */
  stop(): Promise<void>;
}

const secret = 'the secret of the browser tests';
const startLimitMs = 120_000;

/** @param nodeOptions for the storefront's own process */
export async function startStorefront(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<Storefront> {
  const child = fork('server/start.ts', {
    execArgv: [...nodeOptions, '--import', 'tsx', '--import', './e2e/support/movable-clock.ts'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', REVALIDATE_SECRET: secret, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const port = await readyPort(child);
  let aheadMs = 0;
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://localhost:${port}`,
    get: (path, options) => ask(port, path, options),
    announce: (body) => {
      const text = JSON.stringify(body);
      return ask(port, '/api/revalidate', {
        method: 'POST',
        body: text,
        headers: { 'x-signature': sign(text) },
      });
    },
    noticeUpstream: () => ask(port, '/api/health'),
    now: () => Date.now() + aheadMs,
    async pass(seconds) {
      aheadMs += seconds * 1000;
      child.send({ aheadMs });
      await once(child, 'message');
    },
    output: () => said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      const faults = loggedFaults(said);
      if (faults.length > 0)
        throw new Error(`The storefront logged faults of its own:\n${faults.join('\n')}`);
    },
  };
}

/** Signature of a webhook body (contract, `POST /api/revalidate`). */
export function sign(body: string, key = secret): string {
  return `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, startLimitMs);
    const fail = (how: string) => {
      clearTimeout(timer);
      reject(new Error(`The storefront ${how}: ${said}`));
    };
    child.once('exit', (code) => fail(`ended with ${code} before it was ready`));
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, port] = /ready at http:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}
