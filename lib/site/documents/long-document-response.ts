import 'server-only';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { log } from '@/lib/platform/process/log';
import { BusyError } from '@/lib/platform/process/semaphore';
import { cachedDocument, type StartedDocument } from './document-cache.ts';
import { documentHeaders, responseOrUnavailable, unavailableResponse } from './response.ts';

/** Longest wait for the first part of a document: other documents may be built before it. Proxies wait longer. */
const maxWaitMs = 50_000;

/** A long document to respond with. */
interface LongDocument {
  /** Identifies the document in this process. */
  key: string;
  contentType: string;
  /** Returns the parts of the text. */
  generate(): AsyncIterable<string>;
}

/**
 * Responds with a long document that is built once (document-cache.ts), as gzip to clients that accept gzip. A complete document has an
 * entity tag and, as gzip, byte ranges. Returns 503 when the API fails before the first part, when that part takes too long, and when too
 * many documents are queued. A later failure aborts the connection, so that no client takes a partial document for a complete one.
 */
export async function longDocumentResponse(
  request: Request,
  { key, contentType, generate }: LongDocument,
): Promise<Response> {
  return responseOrUnavailable(async () => {
    try {
      const timeout = sleep(maxWaitMs, null, { ref: false });
      const document = await Promise.race([cachedDocument(key, generate), timeout]);
      return document ? respond(request, document, contentType) : unavailableResponse();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return unavailableResponse();
    }
  });
}

function respond(request: Request, document: StartedDocument, contentType: string): Response {
  const acceptEncoding = request.headers.get('accept-encoding');
  const isGzip =
    acceptEncoding !== null &&
    new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['gzip']).includes('gzip');
  const headers = documentHeaders(contentType, {
    vary: 'Accept-Encoding',
    ...(isGzip && { 'content-encoding': 'gzip' }),
  });
  const { file, completed } = document;
  if (completed === null) return new Response(bodyOf(request, document, isGzip), { headers });

  const etag = isGzip ? `"${completed.etag}-gzip"` : `"${completed.etag}"`;
  headers.set('etag', etag);
  if (matchesTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (!isGzip) {
    headers.set('content-length', String(completed.textBytes));
    return new Response(bodyOf(request, document, isGzip), { headers });
  }
  headers.set('accept-ranges', 'bytes');
  const size = file.size();
  const range = requestedRange(request.headers, size, etag);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    // A cache could serve this response to requests without a range.
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end + 1 - start));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  return new Response(bodyOf(request, document, isGzip, start, end + 1), {
    status: range ? 206 : 200,
    headers,
  });
}

function matchesTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** Returns the single range of a request; null where the whole document is to be sent (RFC 9110, section 14.2). */
function requestedRange(
  headers: Headers,
  size: number,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | null {
  const ifRange = headers.get('if-range');
  const range = headers.get('range');
  if (range === null || (ifRange !== null && ifRange !== etag)) return null;
  // -1 for a range beyond the end, -2 for a malformed one.
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? (ranges[0] ?? null) : null;
}

function bodyOf(
  { method }: Request,
  { file }: StartedDocument,
  isGzip: boolean,
  start?: number,
  end?: number,
): ReadableStream<Uint8Array> | null {
  if (method === 'HEAD') return null;
  const release = file.retain();
  const stored = Readable.from(file.read(start, end));
  const sent = isGzip ? stored : stored.pipe(createGunzip());
  stored.once('error', (error) => {
    log.warn({ error: String(error) }, 'document stream aborted');
    sent.destroy(error);
  });
  sent.once('close', () => {
    stored.destroy();
    release();
  });
  return Readable.toWeb(sent) as ReadableStream<Uint8Array>;
}

/** Adds a header and a footer to parts. The header is emitted with the first part, so that nothing is sent before an early failure. */
export async function* withHeaderAndFooter(
  header: string,
  parts: AsyncIterable<string>,
  footer: string,
): AsyncGenerator<string> {
  let prefix = header;
  for await (const part of parts) {
    yield prefix + part;
    prefix = '';
  }
  yield prefix + footer;
}
