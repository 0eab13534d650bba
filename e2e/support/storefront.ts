import { type ChildProcess, fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpResponse, httpRequest } from './http.ts';
import { loggedErrors } from './log-reporter.ts';

/** Storefront process for one test, on its own port, from the existing build and bundles. */
export interface Storefront {
  port: number;
  pid: number;
  origin: string;
  get(path: string, options?: Parameters<typeof httpRequest>[2]): Promise<HttpResponse>;
  /** Sends a signed body to the revalidation webhook. */
  sendWebhook(body: unknown): Promise<HttpResponse>;
  /** Makes the storefront probe its upstream now; a successful probe closes an open circuit breaker. */
  probeUpstream(): Promise<HttpResponse>;
  /** Time of the storefront in epoch milliseconds. */
  now(): number;
  /** Advances the clock of the storefront, which caches use. */
  advanceTime(seconds: number): Promise<void>;
  isRunning(): boolean;
  /** Output of the storefront and its reference API so far. */
  output(): string;
  /** @throws when the storefront logged an error of its own */
  stop(): Promise<void>;
}

const secret = 'the secret of the browser tests';
const startTimeoutMs = 120_000;

/** Writes a file with the shops of `tenants.json` without capabilities, as a fake API has no optional calls; returns its path. */
function writeTenantsWithoutCapabilities(): string {
  const tenants: object[] = JSON.parse(readFileSync('tenants.json', 'utf8'));
  const file = join(mkdtempSync(join(tmpdir(), 'rida-tenants-')), 'tenants.json');
  writeFileSync(file, JSON.stringify(tenants.map((tenant) => ({ ...tenant, capabilities: [] }))));
  return file;
}

/**
 * Starts a storefront. Its shops have no capabilities when the settings contain API_BASE_URL but not TENANTS_FILE.
 * @param nodeOptions options of Node.js for the storefront process
 */
export async function startStorefront(
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<Storefront> {
  const child = fork('dist/storefront.mjs', {
    execArgv: [...nodeOptions, '--import', './e2e/support/fake-clock.mjs'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      REVALIDATE_SECRET: secret,
      ...(settings.API_BASE_URL && { TENANTS_FILE: writeTenantsWithoutCapabilities() }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const port = await waitForPort(child);
  let aheadMs = 0;
  return {
    port,
    pid: child.pid ?? 0,
    origin: `http://localhost:${port}`,
    get: (path, options) => httpRequest(port, path, options),
    sendWebhook: (body) => {
      const payload = JSON.stringify(body);
      return httpRequest(port, '/api/revalidate', {
        method: 'POST',
        body: payload,
        headers: { 'x-signature': signWebhook(payload) },
      });
    },
    probeUpstream: () => httpRequest(port, '/api/health'),
    now: () => Date.now() + aheadMs,
    async advanceTime(seconds) {
      aheadMs += seconds * 1000;
      child.send({ aheadMs });
      await once(child, 'message');
    },
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      const errors = loggedErrors(output);
      if (errors.length > 0)
        throw new Error(`The storefront logged errors of its own:\n${errors.join('\n')}`);
    },
  };
}

/** Signature of a webhook body (contract/README.md "Webhook"). */
export function signWebhook(body: string, key = secret): string {
  return `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
}

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, startTimeoutMs);
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`The storefront ${reason}: ${output}`));
    };
    child.once('exit', (code) => fail(`ended with ${code} before it was ready`));
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, port] = /ready at http:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}
