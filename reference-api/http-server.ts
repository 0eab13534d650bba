import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type GracefulStop, prepareGracefulStop } from '../contract/graceful-stop.ts';
import { StartError } from './start-error.ts';

/** Listening server. */
export interface HttpServer {
  port: number;
  /** Stops without losing a request. */
  shutdown: GracefulStop;
}

/** Limits on slow clients. */
export interface ServerTimeouts {
  /** Whole request, body included. */
  requestTimeoutMs: number;
  /** Request headers, also on a connection that sends nothing. */
  headersTimeoutMs: number;
  /** Idle time between two requests of a connection. */
  keepAliveTimeoutMs: number;
  /** Interval of the check for exceeded limits. */
  checkIntervalMs: number;
}

const defaultTimeouts: ServerTimeouts = {
  requestTimeoutMs: 20_000,
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 10_000,
  checkIntervalMs: 5000,
};

/** Listens on an address. Rejects with a `StartError` when the port is unavailable. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  host: string,
  port: number,
  { requestTimeoutMs, headersTimeoutMs, keepAliveTimeoutMs, checkIntervalMs } = defaultTimeouts,
): Promise<HttpServer> {
  const listener = getRequestListener(fetch, { hostname: host });
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: headersTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: checkIntervalMs,
    },
    (request, response) => handleOptionsOrTrace(request, response) || listener(request, response),
  );
  const shutdown = prepareGracefulStop(server, requestTimeoutMs);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on: ${error.code}`;
      reject(new StartError(`PORT ${port} on ${host} ${reason}`));
    });
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, shutdown });
    });
  });
}

const allowedMethods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** Handles `OPTIONS *`, whose target is not a URL, and `TRACE`, which `Request` does not allow. Returns false for others. */
function handleOptionsOrTrace({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  const isServerOptions = url === '*' && method === 'OPTIONS';
  if (!isServerOptions && method !== 'TRACE') return false;
  response.writeHead(isServerOptions ? 204 : 405, { allow: allowedMethods }).end();
  return true;
}
