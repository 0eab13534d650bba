import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ContentCoding, type EncodedResponse, negotiateCoding } from '../pages/content-encoding.ts';
import { visitorOf } from './visitor.ts';

type Headers = Record<string, string | string[]>;

const headersOmittedIn304 = ['content-security-policy', 'content-type', 'content-encoding', 'content-length'];

/**
 * Sends a response in the negotiated content coding; no body to HEAD, and 304 to a matching `If-None-Match`. A redirect gets the query of
 * the request.
 */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: EncodedResponse,
  extraHeaders: Headers = {},
): void {
  const { status, etag, body } = response;
  const coding = negotiateCoding(req.headers['accept-encoding'], body);
  const headers = { ...headersFor(response, coding), ...extraHeaders };
  if (status >= 300 && status < 400 && headers.location !== undefined)
    headers.location = headers.location + visitorOf(req).search;
  if (etag && status === 200 && matchesEtag(req.headers['if-none-match'], etagFor(response, coding))) {
    const remainingHeaders = Object.entries(headers).filter(([name]) => !headersOmittedIn304.includes(name));
    res.writeHead(304, Object.fromEntries(remainingHeaders)).end();
    return;
  }
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : bodyFor(response, coding));
}

/** Returns the headers of a response in one coding, without those that depend on the time. */
export function headersFor(response: EncodedResponse, coding: ContentCoding): Headers {
  return {
    ...response.headers,
    ...(response.etag && { etag: etagFor(response, coding) }),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': String(bodyFor(response, coding).length),
  };
}

export function bodyFor({ body }: EncodedResponse, coding: ContentCoding): Buffer {
  return body[coding] ?? body.identity;
}

function etagFor({ etag, body }: EncodedResponse, coding: ContentCoding): string {
  if (coding === 'identity') return `"${etag}"`;
  return `"${etag}-${coding}${body.isFastCompressed ? '-fast' : ''}"`;
}

/** Compares `If-None-Match` with an entity tag, weak or strong (RFC 9110, section 13.1.2). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
