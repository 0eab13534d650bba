import type { IncomingMessage } from 'node:http';

const header = 'x-forwarded-for';

/**
 * Adds the address a request came from to those it says it came through, so that the last one is always true, whatever a
 * visitor put before it.
 */
export function noteAddress(req: IncomingMessage): void {
  const peer = req.socket.remoteAddress;
  if (!peer) return;
  const claimed = req.headers[header];
  req.headers[header] = claimed ? `${claimed}, ${peer}` : peer;
}
