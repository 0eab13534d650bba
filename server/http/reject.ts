import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds 429 with a JSON message, to API calls and RSC requests. */
export async function rejectPlain(
  _req: IncomingMessage,
  res: ServerResponse,
  retryAfterSeconds: number,
): Promise<void> {
  res.writeHead(429, {
    'Retry-After': retryAfterSeconds,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  res.end('{"Message":"Too many requests, please try again later"}');
}
