import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor } from './encode.ts';
import type { Answer } from './store.ts';

type Headers = Record<string, string | string[]>;

/** Sends an answer in the encoding that the request prefers: its body, nothing of it to HEAD, or a 304. */
export function write(req: IncomingMessage, res: ServerResponse, answer: Answer, more: Headers = {}): void {
  const { status, etag, bodies } = answer;
  const encoding = encodingFor(req.headers['accept-encoding'], bodies);
  const headers = { ...headersOf(answer, encoding), ...more };
  if (etag && status === 200 && matches(req.headers['if-none-match'], tagOf(answer, encoding))) {
    const ofTheBody = ['content-security-policy', 'content-type', 'content-encoding', 'content-length'];
    const others = Object.entries(headers).filter(([name]) => !ofTheBody.includes(name));
    res.writeHead(304, Object.fromEntries(others)).end();
    return;
  }
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : bodyOf(answer, encoding));
}

/** Headers of an answer in one encoding; what depends on the moment is not among them. */
export function headersOf(answer: Answer, encoding: Encoding): Headers {
  return {
    ...answer.headers,
    ...(answer.etag && { etag: tagOf(answer, encoding) }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bodyOf(answer, encoding).length),
  };
}

export function bodyOf({ bodies }: Answer, encoding: Encoding): Buffer {
  return bodies[encoding] ?? bodies.identity;
}

function tagOf({ etag, bodies }: Answer, encoding: Encoding): string {
  if (encoding === 'identity') return `"${etag}"`;
  return `"${etag}-${encoding}${bodies.isQuick ? '-quick' : ''}"`;
}

/** Whether `If-None-Match` names the tag, weak or strong (RFC 9110, section 13.1.2). */
function matches(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  return given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
