import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encode.ts';
import type { Answer } from './store.ts';

/** Sends an answer in the encoding that the request prefers: its body, nothing of it to HEAD, or a 304. */
export function write(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, etag, bodies }: Answer,
  more: Record<string, string | number> = {},
): void {
  const encoding = encodingFor(req.headers['accept-encoding'], bodies);
  const tag = etag && `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const shared: Record<string, string | number | string[]> = {
    ...headers,
    ...more,
    ...(tag && { ETag: tag }),
  };
  if (tag && status === 200 && matches(req.headers['if-none-match'], tag)) {
    const { 'content-security-policy': _policy, 'content-type': _type, ...rest } = shared;
    res.writeHead(304, rest).end();
    return;
  }
  const body = bodies[encoding] ?? bodies.identity;
  res.writeHead(status, {
    ...shared,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Whether `If-None-Match` names the tag, weak or strong (RFC 9110, section 13.1.2). */
function matches(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  return given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
