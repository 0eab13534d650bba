import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { type Logger, pino } from 'pino';
import { splitCacheBudget } from '../lib/platform/cache/cache-budget.ts';
import { openDiskCache } from '../lib/platform/cache/disk-cache.ts';
import { registerImageCache } from '../lib/platform/cache/image-cache.ts';
import { registerCdn } from '../lib/platform/cache/invalidate-tags.ts';
import { nextBuildFolder } from '../lib/platform/next/private-formats.ts';
import { prepareShutdown } from '../lib/platform/process/shutdown.ts';
import { parseSettings, type Settings, SettingsError } from '../lib/platform/settings/settings.ts';
import { checkTexts, loadSourceMessages } from '../lib/platform/tenant/check-texts.ts';
import type { Tenant } from '../lib/platform/tenant/tenant.ts';
import { loadTenants } from '../lib/platform/tenant/tenants-file.ts';
import { minWriteTimeoutMs } from '../lib/platform/upstream/call-timeout.ts';
import { writeFontConfiguration } from '../lib/site/share-images/fonts.ts';
import { buildIfNeeded } from './build.ts';
import { createDataCache, registerNextCache, type SharedDataCacheEntry } from './cache/next-cache.ts';
import { cacheErrorPages } from './cache-error-pages.ts';
import { detectCapabilities } from './capabilities/detect-capabilities.ts';
import { createCdnClient } from './cdn.ts';
import { compareShops } from './compare-shops.ts';
import { createRequestListener } from './http/request-handler.ts';
import { startTracing } from './observability/start-tracing.ts';
import { preventRenderLeaks } from './prevent-render-leaks.ts';
import { redirectConsole } from './redirect-console.ts';
import { joinCluster } from './redis/cluster.ts';
import {
  type ReferenceApi,
  referenceApiBundle,
  referenceApiSource,
  startReferenceApi,
} from './reference-api.ts';
import { referenceApiShops } from './reference-api-shops.ts';
import { createServerWithTimeouts, timeoutsFor } from './server-timeouts.ts';
import { settingWarnings } from './setting-warnings.ts';
import { StartError } from './start-error.ts';

const isDevelopment = process.argv.includes('--dev');
/** Longest time that a request in flight may still take when the process stops; a call that writes may take 30 seconds. */
const maxRequestMs = isDevelopment ? 1000 : 35_000;
const bytesPerMb = 1024 * 1024;

/** Starts everything in order: `.env`, settings, port, build, reference API, Next. Prints the URL once the shop and the API respond. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  Object.assign(process.env, {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const settings = parseSettings(process.env);
  const log = pino({ name: 'storefront', level: settings.logLevel });
  if (!isDevelopment) redirectConsole(log);
  preventRenderLeaks();
  const { port, apiBaseUrl, uploadsBaseUrl, tenantsFile, revalidateSecret, upstreamTimeoutMs } = settings;
  for (const warning of settingWarnings(settings)) process.stderr.write(`${warning}\n`);
  const tenants = loadTenants(tenantsFile);
  checkTexts(tenants, loadSourceMessages());
  const server = createServerWithTimeouts(timeoutsFor(Math.max(upstreamTimeoutMs, minWriteTimeoutMs)));
  let api: ReferenceApi | undefined;
  let demoReportKey: string | undefined;
  const stopTracing = await startTracing(settings);
  const shutdown = prepareShutdown(server, maxRequestMs);
  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl-C is pressed where nobody else uses the shop. After SIGTERM, a proxy may still send a request on an idle connection.
    await shutdown.stop({ closesIdle: signal === 'SIGINT' });
    await stopTracing();
    await api?.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // Fails early when the port is in use; for port 0, finds a free one.
  const boundPort = await listen(server, port);
  // The port stays closed until pages can be served: a load balancer tries another instance at once when nothing listens.
  if (port !== 0) await new Promise((resolve) => server.close(resolve));
  process.env.PORT = String(boundPort);
  // Parsed again, because the default of `SITE_URL` contains the port.
  const { siteUrl } = parseSettings(process.env);
  const expectedShops = referenceApiShops(tenants, siteUrl);
  if (apiBaseUrl) {
    const upstream = { baseUrl: apiBaseUrl, timeoutMs: upstreamTimeoutMs };
    await compareShops(upstream, expectedShops, log, exitWith);
  } else if (!existsSync(isDevelopment ? referenceApiSource : referenceApiBundle)) {
    throw new StartError('API_BASE_URL must be set: the reference API is not part of this installation');
  }
  if (!isDevelopment) await buildIfNeeded();
  if (!apiBaseUrl) {
    const url = `http://localhost:${boundPort}/api/revalidate`;
    // With a secret of its own, the API of this process can report changes, which then show at once.
    const secret = revalidateSecret ?? randomBytes(32).toString('hex');
    process.env.GENERATED_REVALIDATE_SECRET = revalidateSecret ? '' : secret;
    const webhook = { url, secret };
    const acceptsCards = tenants.some(
      ({ capabilities }) => capabilities === 'auto' || capabilities.includes('card'),
    );
    // Without a key of the operator, this is a demonstration: its report can be opened, and shows sample traffic.
    if (!settings.campaignsKey) {
      demoReportKey = randomBytes(12).toString('hex');
      process.env.CAMPAIGNS_KEY = demoReportKey;
    }
    // Events show in the tracking inspector without an account at an ad network.
    process.env.TRACKING_TEST ||= 'true';
    api = await startReferenceApi({
      webhook,
      shops: expectedShops,
      siteUrl,
      acceptsCards,
      hasSampleTraffic: demoReportKey !== undefined,
      fromSources: isDevelopment,
    });
    process.env.API_BASE_URL = api.url;
  }
  // Share images are drawn with fonts of the shop, which the drawing library finds by this file.
  process.env.FONTCONFIG_FILE = await writeFontConfiguration(`${nextBuildFolder}/cache/card-fonts`);
  // Images of one API must not be served as those of another.
  const imageSource = api ? 'reference API' : (uploadsBaseUrl ?? '');
  registerImageCache(
    await openDiskCache(
      `${nextBuildFolder}/cache/pictures`,
      settings.pictureCacheMb * bytesPerMb,
      imageSource,
    ),
  );
  server.on('request', await startNext(server, { port: boundPort, settings, tenants, log }));
  if (port !== 0) await listen(server, port);
  const areErrorPagesCached = await cacheErrorPages(boundPort, tenants);
  if (!areErrorPagesCached)
    log.warn('error pages take longer than ten seconds to render: the API may not answer');
  const origin = `http://localhost:${boundPort}`;
  process.stdout.write(`Rida is ready at ${origin}${api ? ` (reference API at ${api.url})` : ''}\n`);
  if (demoReportKey)
    process.stdout.write(`Campaign report with sample traffic: ${origin}/campaigns, key ${demoReportKey}\n`);
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
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Starts Next with its caches and, where there are several instances, their cluster. Returns the listener of requests. */
async function startNext(
  server: Server,
  { port, settings, tenants, log }: { port: number; settings: Settings; tenants: Tenant[]; log: Logger },
): Promise<RequestListener> {
  const cacheBudget = splitCacheBudget(settings.pageCacheMb);
  const { cdnPurgeUrl, cdnPurgeToken } = settings;
  if (cdnPurgeUrl) registerCdn(createCdnClient(cdnPurgeUrl, cdnPurgeToken, log));
  // Parsed again, because `start` sets `API_BASE_URL` and other variables when the reference API belongs to this process.
  const finalSettings = parseSettings(process.env);
  const { redisUrl, apiBaseUrl = '', upstreamTimeoutMs, campaignsKey } = finalSettings;
  const api = { baseUrl: apiBaseUrl, timeoutMs: upstreamTimeoutMs, campaignsKey };
  const detection = await detectCapabilities(api, tenants, log);
  const cluster = redisUrl
    ? await joinCluster<SharedDataCacheEntry>(redisUrl, finalSettings, tenants, log)
    : undefined;
  if (cluster) await detection.share(cluster.capabilityFindings);
  registerNextCache(createDataCache(cacheBudget, cluster));
  const { default: next } = await import('next');
  const app = next({ dev: isDevelopment, hostname: 'localhost', port });
  await app.prepare();
  // Hot reload is the only user of web sockets.
  if (isDevelopment) server.on('upgrade', app.getUpgradeHandler());
  return createRequestListener({
    next: app.getRequestHandler(),
    settings,
    tenants,
    port,
    cacheBudget,
    isDevelopment,
    log,
  });
}

start().catch(exitWith);

function exitWith(error: unknown): void {
  const isKnown = error instanceof StartError || error instanceof SettingsError;
  const unexpected = error instanceof Error ? error.stack : error;
  process.stderr.write(`${isKnown ? error.message : unexpected}\n`);
  process.exit(1);
}
