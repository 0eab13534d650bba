import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stops an HTTP server without losing a request of a connection that the server or its operating system has accepted. */
export interface GracefulStop {
  /** True once the server is stopping; its health check fails from then on. */
  readonly isStopping: boolean;
  /**
   * Stops the server; resolves when all connections are closed. Never rejects.
   * @param options.closesIdle closes connections without a request at once, where no client is left that could use one just then
   */
  stop(options: { closesIdle: boolean }): Promise<void>;
}

/** A stopping server accepts connections until none has arrived for this long. */
const quietMs = 300;
/** Longest time that a stopping server accepts connections. */
const maxAcceptMs = 5000;
const pollMs = 50;

/**
 * Prepares a server for {@link GracefulStop.stop}. A stopping server goes on accepting until its clients have noticed, ends each connection
 * with its next response, and leaves idle ones to their keep-alive timeout: whoever closes an idle connection risks a request that is on
 * its way.
 * @param maxRequestMs longest time that a request may take; connections still open that long after the last was accepted are closed
 */
export function prepareGracefulStop(server: Server, maxRequestMs: number): GracefulStop {
  let isStopping = false;
  let connectionCount = 0;
  let acceptedAt = 0;
  server.prependListener('connection', () => {
    connectionCount += 1;
    acceptedAt = performance.now();
  });
  server.prependListener('request', (_req, res) => {
    if (isStopping) res.shouldKeepAlive = false;
  });

  async function acceptUntilQuiet(): Promise<void> {
    const startedAt = performance.now();
    const isQuiet = () => performance.now() - Math.max(startedAt, acceptedAt) >= quietMs;
    while (!isQuiet() && performance.now() - startedAt < maxAcceptMs) await sleep(pollMs);
    // The operating system resets connections that it has accepted and the process has not. Each turn of the event loop takes one.
    for (let count = -1; count !== connectionCount; ) {
      count = connectionCount;
      await nextTurn();
      await nextTurn();
    }
  }

  return {
    get isStopping() {
      return isStopping;
    },
    async stop({ closesIdle }) {
      isStopping = true;
      if (!server.listening) return;
      await acceptUntilQuiet();
      // Unlike `close` of an HTTP server, that of `net` leaves idle connections open.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const closeIdle = () => closesIdle && server.closeIdleConnections();
      closeIdle();
      const idleCheck = setInterval(closeIdle, pollMs);
      await Promise.race([closed, sleep(maxRequestMs, undefined, { ref: false })]);
      clearInterval(idleCheck);
      server.closeAllConnections();
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
