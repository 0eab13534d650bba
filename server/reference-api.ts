import { type ChildProcess, fork } from 'node:child_process';
import type { ReferenceApiShop } from './reference-api-shops.ts';
import { StartError } from './start-error.ts';

/** The reference API as a process that belongs to this one. */
export interface ReferenceApi {
  /** Base URL. */
  url: string;
  /** Id of the current process; changes after a restart. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Bundle that `deploy/bundle.mjs` writes; missing in the storefront's image. */
export const referenceApiBundle = 'dist/reference-api.mjs';
/** Source that runs under `npm run dev`; missing in the storefront's image. */
export const referenceApiSource = 'reference-api/main.ts';
const restartDelayMs = 500;

/**
 * Starts the reference API on a free loopback port and waits until it listens. A process that ends is restarted on the same port.
 * @param options environment variables of this process override all options but `settings`
 * @throws {StartError} when the process ends before it listens; the process itself prints the reason
 */
export async function startReferenceApi(
  options: {
    /** Environment variables of the process. */
    settings?: Record<string, string>;
    /** Receives change events. */
    webhook?: { url: string; secret: string };
    /** Shops that take orders, one for each currency. */
    shops?: ReferenceApiShop[];
    /** Origin of links in mails. */
    siteUrl?: string;
    /** Orders can be paid on the page of the test provider. */
    acceptsCards?: boolean;
    /** The campaign report has sample traffic. */
    hasSampleTraffic?: boolean;
    /** Runs the sources, as under `npm run dev`, instead of the bundle. */
    fromSources?: boolean;
  } = {},
): Promise<ReferenceApi> {
  const { settings, webhook, shops, siteUrl, acceptsCards, hasSampleTraffic, fromSources } = options;
  const defaults = {
    SMTP_URL: 'log',
    ...(shops && { SHOPS: JSON.stringify(shops) }),
    ...(siteUrl && { SITE_URL: siteUrl }),
    ...(acceptsCards && { CARD_PROVIDER: 'test' }),
    ...(hasSampleTraffic && { SAMPLE_TRAFFIC: 'true' }),
    ...(webhook && { WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhook.secret }),
  };
  const launch = (port: number) =>
    fork(fromSources ? referenceApiSource : referenceApiBundle, {
      execArgv: fromSources ? ['--import', 'tsx'] : [],
      // Only the storefront calls this API, and passes on the visitor's address in `X-Forwarded-For`.
      env: {
        ...defaults,
        ...process.env,
        TRUSTED_PROXIES: 'loopback',
        ...settings,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
    });
  let child = launch(0);
  const port = await waitForPort(child);
  let isStopping = false;
  const restartOnExit = () => {
    child.once('exit', () => setTimeout(restart, restartDelayMs));
  };
  const restart = () => {
    if (isStopping) return;
    process.stderr.write('The reference API ended; restarting it\n');
    child = launch(port);
    restartOnExit();
  };
  restartOnExit();
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

function waitForPort(child: ChildProcess): Promise<number> {
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
    // After a disconnect the API closes idle connections, unlike after SIGTERM: this process, its only client, needs none any more.
    if (child.connected) child.disconnect();
  });
}
