import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a call, or a part of a page, that is made too often. */
export async function refuseInShort(
  _req: IncomingMessage,
  res: ServerResponse,
  seconds: number,
): Promise<void> {
  res.writeHead(429, {
    'Retry-After': seconds,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  res.end('{"Message":"Too many requests, please try again later"}');
}
