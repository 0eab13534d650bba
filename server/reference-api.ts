import { type ChildProcess, fork } from 'node:child_process';
import type { Shop } from './shops.ts';
import { StartError } from './start-error.ts';

export interface ReferenceApi {
  /** Base address. */
  url: string;
  /** Process it runs in at present. */
  readonly pid: number;
  stop(): Promise<void>;
}

const restartMs = 500;

/**
 * Starts the reference API on a free loopback port and waits until it answers. When it dies it is started again, on the same port.
 * @param given `settings` of its own, over those of the environment; unless the environment says otherwise, `webhook` is told of
 * changes, its mails lead to `siteUrl`, and orders have the links, delivery and countries of the one of `shops` with their currency
 * @throws {StartError} when it ends before it is ready; it has then said why itself
 */
export async function startReferenceApi(
  given: {
    settings?: Record<string, string>;
    webhook?: { url: string; secret: string };
    shops?: Shop[];
    siteUrl?: string;
  } = {},
): Promise<ReferenceApi> {
  const { settings, webhook, shops, siteUrl } = given;
  const told = {
    ...(shops && { SHOPS: JSON.stringify(shops) }),
    ...(siteUrl && { SITE_URL: siteUrl }),
    ...(webhook && { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhook.secret }),
  };
  const launch = (port: number) =>
    fork('upstream/main.ts', {
      execArgv: ['--import', 'tsx'],
      env: { ...told, ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' },
    });
  let child = launch(0);
  const port = await listening(child);
  let isStopping = false;
  const watch = () => {
    child.once('exit', () => setTimeout(again, restartMs));
  };
  const again = () => {
    if (isStopping) return;
    process.stderr.write('The reference API has ended and is started again\n');
    child = launch(port);
    watch();
  };
  watch();
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid ?? 0;
    },
    async stop() {
      isStopping = true;
      await stop(child);
    },
  };
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new StartError('The reference API did not start')));
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'listening' && message.port) resolve(message.port);
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
