import { pino } from 'pino';
import { publishCommandEndpoint } from './admin/command-endpoint.ts';
import { createApp } from './app.ts';
import { startWebhookSender } from './changes/webhook-sender.ts';
import { startCleanup } from './cleanup.ts';
import { openDatabase } from './db/open.ts';
import { serializeError } from './error-serializer.ts';
import { type HttpServer, listen } from './http-server.ts';
import { createApiMetrics } from './metrics/api-metrics.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { startPaymentExpiry } from './payments/expire-unpaid-orders.ts';
import { startPurchaseEvents } from './purchase-events/send-purchases.ts';
import { startReviewRequests } from './reviews/request-reviews.ts';
import { prepareDatabase } from './seed/prepare-database.ts';
import { createServices } from './services.ts';
import type { Settings } from './settings.ts';
import { startStockAlertMails } from './stock-alerts/send-alerts.ts';
import { updateSampleTraffic } from './tracking/sample-traffic.ts';

/** Listening reference API. */
export interface RunningApi {
  port: number;
  url: string;
  /**
   * Completes accepted requests and closes everything.
   * @param closesIdle closes idle connections at once, because no client is left
   */
  stop(closesIdle: boolean): Promise<void>;
}

/** Starts the reference API. Throws a `StartError` for problems that the operator can fix. */
export async function start(settings: Settings): Promise<RunningApi> {
  const logger = pino({ level: settings.logLevel, serializers: { err: serializeError } });
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  await updateSampleTraffic(database.orm, settings, new Date());
  const services = await createServices(settings, database, logger);
  const servers: HttpServer[] = [];
  const app = createApp(services, () => servers.some(({ shutdown }) => shutdown.isStopping));
  const metrics = createApiMetrics(database);
  const fetch: typeof app.fetch = async (request, ...context) => {
    const response = await app.fetch(request, ...context);
    metrics.countResponse(request.method, response.status);
    return response;
  };
  const { host, port, metricsPort } = settings;
  const stopServers = (closesIdle: boolean) =>
    Promise.all(servers.map(({ shutdown }) => shutdown.stop({ closesIdle })));
  try {
    if (metricsPort !== undefined) servers.push(await startMetricsServer(metrics, host, metricsPort));
    servers.push(await listen(fetch, host, port));
  } catch (error) {
    await stopServers(true);
    await database.close();
    throw error;
  }
  // The metrics server, if configured, was started first.
  const apiServer = servers.at(-1) as HttpServer;
  const stopCleanup = startCleanup(services);
  const stopPaymentExpiry = startPaymentExpiry(services);
  const stopReviewRequests = startReviewRequests(services);
  const stopStockAlertMails = startStockAlertMails(services);
  const stopPurchaseEvents = startPurchaseEvents(services);
  const webhookSender = startWebhookSender(database, settings.webhook, logger);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${apiServer.port}`;
  const removeCommandEndpoint = await publishCommandEndpoint(settings.dataDir, {
    url,
    key: services.commandKey,
  }).catch((error: unknown) => {
    logger.warn({ err: error }, 'commands cannot reach this process: commands.json was not written');
    return async () => {};
  });
  const stop = async (closesIdle: boolean) => {
    await removeCommandEndpoint();
    await stopServers(closesIdle);
    stopCleanup();
    stopPaymentExpiry();
    await stopReviewRequests();
    await stopStockAlertMails();
    await stopPurchaseEvents();
    await webhookSender.stop();
    await database.close();
  };
  return { port: apiServer.port, url, stop };
}
