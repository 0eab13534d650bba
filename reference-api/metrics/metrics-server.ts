import { type HttpServer, listen } from '../http-server.ts';
import type { ApiMetrics } from './api-metrics.ts';

/** Serves `/metrics` on a separate port, which must not be public. Rejects with a `StartError` when the port is unavailable. */
export function startMetricsServer(metrics: ApiMetrics, host: string, port: number): Promise<HttpServer> {
  return listen(
    async ({ method, url }) => {
      if (method !== 'GET' || new URL(url).pathname !== '/metrics')
        return new Response(null, { status: 404 });
      const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
      return new Response(await metrics.text(), { headers });
    },
    host,
    port,
  );
}
