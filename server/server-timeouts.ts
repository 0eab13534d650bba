import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Limits on slow clients, in milliseconds. */
export interface ServerTimeouts {
  /** From the first byte of a request to the last byte of its body. */
  requestMs: number;
  /** From the connection, or the previous request, to the end of the headers. */
  headersMs: number;
  /** Between two requests of a connection. */
  keepAliveMs: number;
  /** Without a byte in either direction, while a response is produced or not read. */
  idleMs: number;
  /** For the rest of a body whose response is already sent. */
  unreadBodyMs: number;
  /** Interval between checks for slow connections. */
  checkIntervalMs: number;
}

/** Returns the timeouts for responses that take at most `maxResponseMs` to produce. */
export function timeoutsFor(maxResponseMs: number): ServerTimeouts {
  return {
    requestMs: 20_000,
    headersMs: 10_000,
    keepAliveMs: 5000,
    idleMs: 25_000 + maxResponseMs,
    unreadBodyMs: 2000,
    checkIntervalMs: 2000,
  };
}

/** Creates a server that closes connections of clients that send slowly, stay idle, do not read, or keep sending after the response. */
export function createServerWithTimeouts(timeouts: ServerTimeouts): Server {
  const server = createServer({
    requestTimeout: timeouts.requestMs,
    headersTimeout: timeouts.headersMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
  });
  server.timeout = timeouts.idleMs;
  server.on('request', (req, res) => {
    if (!hasBody(req)) return;
    res.once('finish', () => limitUnreadBody(req, timeouts.unreadBodyMs));
  });
  return server;
}

/** A request has a body only with one of these headers (RFC 9112, section 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function limitUnreadBody(req: IncomingMessage, timeoutMs: number): void {
  if (req.complete) return;
  const timer = setTimeout(() => req.socket.destroy(), timeoutMs);
  req.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
