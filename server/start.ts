import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { parseSettings, type Settings, SettingsError } from '../lib/settings/settings.ts';
import { prepareFonts } from '../lib/share-images/fonts.ts';
import type { Tenant } from '../lib/tenant/tenant.ts';
import { loadTenants } from '../lib/tenant/tenants-file.ts';
import { provideCdn } from '../lib/upstream/clearing.ts';
import { openKeptFiles, provideKeptPictures } from '../lib/upstream/kept-files.ts';
import { buildWhenNeeded } from './build.ts';
import { provideCacheForNext } from './cache-for-next.ts';
import { createCdn } from './cdn.ts';
import { createPatientServer, patienceFor } from './connections.ts';
import { refuseInShort } from './front/refuse.ts';
import { createFront } from './front.ts';
import { createKeptData } from './kept-data.ts';
import { createLimits } from './limits.ts';
import { observerFor } from './observe/observer-for.ts';
import { tracingFor } from './observe/tracing-for.ts';
import { logInLines } from './one-line.ts';
import { share } from './redis/share.ts';
import { type ReferenceApi, startReferenceApi } from './reference-api.ts';
import { partRoom } from './room.ts';
import { shopsOf } from './shops.ts';
import { StartError } from './start-error.ts';
import { warm } from './warm.ts';

const dev = process.argv.includes('--dev');
/** How long requests under way may take once the process is told to end. */
const graceMs = 10_000;
const idleCheckMs = 50;
const shortSecret = 16;
const bytesPerMb = 1024 * 1024;

/** Starts everything in order: settings, port, build, reference API, Next. Prints one line when both answer. */
async function start(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const settings = parseSettings(process.env);
  const log = pino({ name: 'storefront', level: settings.logLevel });
  if (!dev) logInLines(log);
  const { port, apiBaseUrl, uploadsBaseUrl, tenantsFile, revalidateSecret, upstreamTimeoutMs } = settings;
  if (revalidateSecret && revalidateSecret.length < shortSecret) {
    process.stderr.write(`REVALIDATE_SECRET has fewer than ${shortSecret} characters and could be guessed\n`);
  }
  const tenants = loadTenants(tenantsFile);
  const server = createPatientServer(patienceFor(upstreamTimeoutMs));
  let api: ReferenceApi | undefined;
  const endTracing = await tracingFor(settings);
  const stop = async () => {
    await closed(server);
    await endTracing();
    await api?.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const address = await listen(server, port);
  // Taken again once pages can be given: a load balancer asks another instance at once where nothing listens.
  if (port !== 0) await new Promise((resolve) => server.close(resolve));
  process.env.PORT = String(address);
  if (!dev) await buildWhenNeeded();
  if (!apiBaseUrl) {
    const url = `http://localhost:${address}/api/revalidate`;
    const { siteUrl } = parseSettings(process.env);
    api = await startReferenceApi({
      webhook: revalidateSecret ? { url, secret: revalidateSecret } : undefined,
      shops: shopsOf(tenants, siteUrl),
      siteUrl,
    });
    process.env.API_BASE_URL = api.url;
  }
  process.env.FONTCONFIG_FILE = await prepareFonts('.next/cache/card-fonts');
  const owner = api ? 'reference API' : (uploadsBaseUrl ?? '');
  provideKeptPictures(
    await openKeptFiles('.next/cache/pictures', settings.pictureCacheMb * bytesPerMb, owner),
  );
  const answer = await createHandler(server, { port: address, settings, tenants, log });
  server.on('request', answer);
  if (port !== 0) await listen(server, port);
  await warm(address, tenants);
  const origin = `http://localhost:${address}`;
  process.stdout.write(`Rida is ready at ${origin}${api ? ` (reference API at ${api.url})` : ''}\n`);
}

/** Takes no more requests, and resolves when those under way are answered or have had their time. */
async function closed(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await Promise.race([new Promise((resolve) => server.close(resolve)), sleep(graceMs + idleCheckMs)]);
  clearInterval(idle);
  clearTimeout(late);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one` : error.message,
        ),
      ),
    );
    server.listen(port, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

async function createHandler(
  server: Server,
  given: { port: number; settings: Settings; tenants: Tenant[]; log: Logger },
): Promise<RequestListener> {
  const room = partRoom(given.settings.pageCacheMb);
  const { cdnPurgeUrl, cdnPurgeToken } = given.settings;
  if (cdnPurgeUrl) provideCdn(createCdn(cdnPurgeUrl, cdnPurgeToken, given.log));
  const { redisUrl, apiBaseUrl } = parseSettings(process.env);
  provideCacheForNext(
    createKeptData(room, redisUrl ? await share(redisUrl, apiBaseUrl ?? '', given.log) : undefined),
  );
  const { default: next } = await import('next');
  const app = next({ dev, hostname: 'localhost', port: given.port });
  await app.prepare();
  const handler = app.getRequestHandler();
  // While developing, scripts are made up as they go and nothing is kept.
  const front = dev
    ? { giveAgain: () => false, answer: handler, refuse: refuseInShort }
    : await createFront({ ...given, room, next: handler });
  const secondsUntilAllowed = createLimits(given.settings.attemptsFactor);
  // Hot reload is the only one to use a web socket.
  if (dev) server.on('upgrade', app.getUpgradeHandler());
  const observe = observerFor(given.settings, given.log);
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const seconds = await secondsUntilAllowed(req);
    await (seconds > 0 ? front.refuse(req, res, seconds) : front.answer(req, res));
  };
  return (req, res) => {
    const noteRepeat = observe?.(req, res);
    if (front.giveAgain(req, res)) return noteRepeat?.();
    answer(req, res).catch((error: unknown) => {
      given.log.error({ err: error }, 'a request could not be answered');
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  };
}

start().catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof SettingsError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
