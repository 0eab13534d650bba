import { createServer, type IncomingMessage, type Server } from 'node:http';

/** How long a visitor may take, in milliseconds. */
export interface Patience {
  /** From the first byte of a request to the last one of its body. */
  requestMs: number;
  /** Until the headers are there, also on a connection that says nothing. */
  headersMs: number;
  /** Between two requests of a connection. */
  idleMs: number;
  /** Without a byte in either direction: an answer is being made, or nobody reads it. */
  stillMs: number;
  /** For a body to end that was answered before. */
  leftoverMs: number;
  /** How often slow ones are looked for. */
  lookEveryMs: number;
}

/** @param answerMs how long an answer may be in the making */
export function patienceFor(answerMs: number): Patience {
  return {
    requestMs: 20_000,
    headersMs: 10_000,
    idleMs: 5000,
    stillMs: 25_000 + answerMs,
    leftoverMs: 2000,
    lookEveryMs: 2000,
  };
}

/** A server that cuts off whoever is slow to ask, asks nothing, does not read, or goes on sending once the answer is there. */
export function createPatientServer(patience: Patience): Server {
  const server = createServer({
    requestTimeout: patience.requestMs,
    headersTimeout: patience.headersMs,
    keepAliveTimeout: patience.idleMs,
    connectionsCheckingInterval: patience.lookEveryMs,
  });
  server.timeout = patience.stillMs;
  server.on('request', (req, res) => {
    if (!hasBody(req)) return;
    res.once('finish', () => endLeftover(req, patience.leftoverMs));
  });
  return server;
}

/** Headers that no request for a page has (RFC 9112, section 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function endLeftover(req: IncomingMessage, leftoverMs: number): void {
  if (req.complete) return;
  const timer = setTimeout(() => req.socket.destroy(), leftoverMs);
  req.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
