import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './start-error.ts';

/** Calls still open this long after a stop are cut off. */
const patienceMs = 3000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no new connections and resolves when the open ones are answered. */
  close(): Promise<void>;
}

/** How long a caller may take, in milliseconds. */
export interface Patience {
  /** From the first byte of a request to the last one of its body. */
  requestMs: number;
  /** Until the headers are there, also on a connection that says nothing. */
  headersMs: number;
  /** Between two requests of a connection. */
  idleMs: number;
  /** How often slow ones are looked for. */
  lookEveryMs: number;
}

const patience: Patience = { requestMs: 20_000, headersMs: 10_000, idleMs: 10_000, lookEveryMs: 5000 };

/** Listens on an address, or says in one line why it cannot. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  host: string,
  port: number,
  { requestMs, headersMs, idleMs, lookEveryMs } = patience,
): Promise<Listening> {
  const listener = getRequestListener(fetch, { hostname: host });
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    (request, response) => answerOdd(request, response) || listener(request, response),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on: ${error.code}`;
      reject(new StartError(`PORT ${port} on ${host} ${reason}`));
    });
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server) });
    });
  });
}

const methods = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** Answers requests that no address is asked by: about the server as a whole, and for an echo. */
function answerOdd({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  const isWhole = url === '*' && method === 'OPTIONS';
  if (!isWhole && method !== 'TRACE') return false;
  response.writeHead(isWhole ? 204 : 405, { allow: methods }).end();
  return true;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });
}
