import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { StartError } from './start-error.ts';

/** Calls still open this long after a stop are cut off. */
const patienceMs = 3000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no new connections and resolves when the open ones are answered. */
  close(): Promise<void>;
}

/** Listens on an address, or says in one line why it cannot. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  host: string,
  port: number,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, (info: AddressInfo) => {
      resolve({ port: info.port, close: () => close(server) });
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on: ${error.code}`;
      reject(new StartError(`PORT ${port} on ${host} ${reason}`));
    });
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });
}
