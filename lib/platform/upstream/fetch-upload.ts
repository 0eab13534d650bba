import 'server-only';
import { abortableFetch } from '@/contract/abortable-fetch';
import { settings } from '@/lib/platform/settings/settings';
import type { DiskCacheEntry } from '../cache/disk-cache.ts';
import { imageCache } from '../cache/image-cache.ts';
import { log } from '../process/log.ts';
import { decodeOrNull } from '../wire/percent-decoding.ts';
import { isRemotePicture, remotePictureUrl } from '../wire/uploads-url.ts';
import { fetchRemotePicture } from './fetch-remote-picture.ts';
import { admissionControl, retryOnBrokenConnection } from './upstream-request.ts';

const forwardedRequestHeaders = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const forwardedResponseHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const mediaTypes = /^(?:image|video|audio)\//;
const imageTypes = /^image\//;
const maxAgeSeconds = 86_400;
const maxCachedBytes = 8 * 1024 * 1024;

/**
 * Proxies an image, video or audio file below the uploads base, or an image of a host that `IMAGE_HOSTS` names; responds 404 to any
 * other file. Never rejects: when the host fails or cannot be reached, responds with the cached image, or with 502 or 504. A stalled
 * transfer fails the body.
 * @param path segments, percent-encoded or not: below the uploads base, or those that name an image of another host
 * @param signal aborts the request, also during the transfer
 */
export async function fetchUpload(
  path: string[],
  requestHeaders: Headers,
  signal?: AbortSignal,
): Promise<Response> {
  const { upstreamTimeoutMs } = settings();
  const segments = path.map(encodeSegment).filter((segment) => segment !== null);
  // A path without its unsafe segments would be that of another file.
  const source = segments.length === path.length ? sourceOf(segments) : null;
  if (!source) return emptyResponse(404);
  const filePath = segments.join('/');
  const cachedResponse = async () => {
    const entry = await imageCache()?.get(filePath);
    if (!entry) return null;
    const headers = new Headers(entry.metadata as Record<string, string>);
    return proxyResponse(headers, 200, new Uint8Array(entry.bytes));
  };
  // Most files are on the API's host. While that host is down, a cached file spares visitors the wait.
  if (admissionControl().breaker.state !== 'closed') {
    const cached = await cachedResponse();
    if (cached) return cached;
  }
  const timeoutController = new AbortController();
  const timer = setTimeout(() => timeoutController.abort(), upstreamTimeoutMs);
  try {
    const response = await retryOnBrokenConnection(() =>
      source.fetch({
        headers: pickHeaders(requestHeaders, forwardedRequestHeaders),
        signal: signal ? AbortSignal.any([timeoutController.signal, signal]) : timeoutController.signal,
      }),
    );
    const isForwarded =
      response.status === 304 ||
      response.status === 416 ||
      (response.ok && source.contentTypes.test(response.headers.get('content-type') ?? ''));
    if (!isForwarded) {
      // An unread body keeps its connection open.
      await response.body?.cancel();
      return response.status < 500 ? emptyResponse(404) : ((await cachedResponse()) ?? emptyResponse(502));
    }
    const body = response.body && withIdleTimeout(response.body, timeoutController, upstreamTimeoutMs);
    return proxyResponse(
      response.headers,
      response.status,
      isCacheable(response) ? body?.pipeThrough(cacheOnCompletion(filePath, response)) : body,
    );
  } catch (error) {
    if (!signal?.aborted) log.warn({ file: filePath, error: String(error) }, 'a file could not be fetched');
    return (await cachedResponse()) ?? emptyResponse(timeoutController.signal.aborted ? 504 : 502);
  } finally {
    clearTimeout(timer);
  }
}

/** Host that a file is fetched from, with the content types that are passed on. */
interface Source {
  fetch(request: { headers: Headers; signal: AbortSignal }): Promise<Response>;
  contentTypes: RegExp;
}

/** Returns the source of a file: the uploads base, or a host of `IMAGE_HOSTS`; null when the settings name none for it. */
function sourceOf(segments: string[]): Source | null {
  const { uploadsBaseUrl, imageBaseUrls } = settings();
  if (isRemotePicture(segments)) {
    const url = remotePictureUrl(segments, imageBaseUrls);
    if (url === null) return null;
    return { fetch: (request) => fetchRemotePicture(url, request), contentTypes: imageTypes };
  }
  if (!uploadsBaseUrl) return null;
  const url = `${uploadsBaseUrl}/${segments.join('/')}`;
  return {
    fetch: (request) => abortableFetch(url, { ...request, cache: 'no-store', redirect: 'error' }),
    contentTypes: mediaTypes,
  };
}

/** Percent-encodes a segment once, also one that is already encoded; null for an empty, malformed or unsafe segment. */
function encodeSegment(segment: string): string | null {
  const decoded = decodeOrNull(segment);
  if (decoded === null || decoded === '' || decoded === '.' || decoded === '..') return null;
  return /[/\\\0]/.test(decoded) ? null : encodeURIComponent(decoded);
}

/** Passes the bytes through. Aborts when the upstream takes longer than the timeout for a chunk; a slow recipient is not timed. */
function withIdleTimeout(
  body: ReadableStream<Uint8Array>,
  timeoutController: AbortController,
  timeoutMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const timer = setTimeout(() => timeoutController.abort(), timeoutMs);
      try {
        const { value, done } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function isCacheable(response: Response): boolean {
  return response.status === 200 && response.headers.get('content-type')?.startsWith('image/') === true;
}

/** Passes the bytes through and caches the file once it is complete. */
function cacheOnCompletion(filePath: string, { headers }: Response): TransformStream<Uint8Array, Uint8Array> {
  const metadata = Object.fromEntries(
    pickHeaders(headers, ['content-type', 'etag', 'last-modified']),
  ) as DiskCacheEntry['metadata'];
  const chunks: Uint8Array[] = [];
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      size += chunk.byteLength;
      if (size > maxCachedBytes) chunks.length = 0;
      else chunks.push(chunk);
    },
    flush: () => {
      if (size > 0 && size <= maxCachedBytes)
        imageCache()?.set(filePath, { metadata, bytes: Buffer.concat(chunks) });
    },
  });
}

function proxyResponse(from: Headers, status: number, body: BodyInit | null | undefined): Response {
  const headers = pickHeaders(from, forwardedResponseHeaders);
  // A cache could serve a rejection of a range (416) to requests without a range.
  headers.set('cache-control', status === 416 ? 'no-store' : `public, max-age=${maxAgeSeconds}`);
  // An SVG opened as a page must not run scripts on the shop's origin.
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  headers.set('x-content-type-options', 'nosniff');
  // The length is that of the compressed body, which `fetch` has decompressed.
  if (from.has('content-encoding')) headers.delete('content-length');
  return new Response(body, { status, headers });
}

function pickHeaders(from: Headers, names: string[]): Headers {
  return new Headers(names.flatMap((name) => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
