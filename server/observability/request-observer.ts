import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Settings } from '../../lib/platform/settings/settings.ts';
import { routeName } from '../../lib/platform/urls/route-name.ts';
import { startMetricsServer } from './metrics-server.ts';
import { type CompletedRequest, createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

/** Observes a request; the returned function marks it as a hit of the fast path, whose headers `res.getHeader` does not return. */
export type RequestObserver = (req: IncomingMessage, res: ServerResponse) => () => void;

const requestIdPattern = /^[\w.:-]{1,100}$/;

/** Creates the configured observer; null when neither metrics nor the request log is enabled. */
export function observerFor(
  { metricsPort, hasRequestLog }: Pick<Settings, 'metricsPort' | 'hasRequestLog'>,
  log: Logger,
): RequestObserver | null {
  if (metricsPort === undefined && !hasRequestLog) return null;
  const metrics = createRequestMetrics();
  if (metricsPort !== undefined) startMetricsServer(metricsPort, metrics);
  return createObserver(metrics, hasRequestLog ? log : null);
}

/**
 * Creates an observer that counts each request in the metrics and logs it as one line. The line names the route and not the URL, which may
 * contain a token.
 * @param log null to log no requests
 */
export function createObserver(metrics: RequestMetrics, log: Logger | null): RequestObserver {
  return (req, res) => {
    const startedAt = performance.now();
    const bytesBefore = req.socket.bytesWritten;
    let isFastPathHit = false;
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const route = routeName(req.url ?? '');
      const status = res.statusCode;
      const cache = isFastPathHit ? 'hit' : cacheResult(res.getHeader('cache-status'));
      metrics.observe({ route, status, cache, seconds: ms / 1000 });
      log?.info(
        {
          id: requestIdOf(req),
          method: req.method,
          route,
          status,
          cache,
          ms: Math.round(ms * 10) / 10,
          timing: res.getHeader('server-timing'),
          bytes: req.socket.bytesWritten - bytesBefore,
          ...(res.writableFinished ? {} : { isCutShort: true }),
        },
        'request',
      );
    });
    return () => {
      isFastPathHit = true;
    };
  };
}

/** Returns the `X-Request-Id` of a proxy, or a new id. */
function requestIdOf({ headers }: IncomingMessage): string {
  const id = String(headers['x-request-id'] ?? '');
  return requestIdPattern.test(id) ? id : randomUUID();
}

/** Returns the result that `Cache-Status` states, in the words of {@link CompletedRequest}. */
function cacheResult(cacheStatus: number | string | string[] | undefined): CompletedRequest['cache'] {
  if (cacheStatus === undefined) return 'none';
  const [, result = 'bypass'] = /; (?:fwd=)?(hit|uri-miss|stale|bypass)/.exec(String(cacheStatus)) ?? [];
  return result === 'uri-miss' ? 'miss' : result;
}
