import 'server-only';
import { settings } from '@/lib/settings/settings';
import { decodedOrNull } from '../wire/decoded.ts';
import { gate } from './exchange.ts';
import { type KeptFile, keptPictures } from './kept-files.ts';
import { log } from './log.ts';
import { onceMore } from './once-more.ts';

const passedOn = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const passedBack = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const media = /^(?:image|video|audio)\//;
const sharedForSeconds = 86_400;
const largestKeptBytes = 8 * 1024 * 1024;

/**
 * Fetches a stored file. Answers 404 for anything that is not a picture, video or sound; when the uploads base cannot be reached
 * a picture as it last came, whole, else 502 and 504. A file can run nothing, even when it is opened by itself. One that stops
 * coming breaks off.
 * @param path segments below the uploads base, as the route gives them
 * @param signal ends it early, in the middle of the file too
 */
export async function fetchUpload(
  path: string[],
  requestHeaders: Headers,
  signal?: AbortSignal,
): Promise<Response> {
  const { uploadsBaseUrl, upstreamTimeoutMs } = settings();
  const segments = path.map(segmentOf);
  if (!uploadsBaseUrl || segments.includes(null)) return plain(404);
  const file = segments.join('/');
  const lastGood = async () => {
    const kept = await keptPictures()?.get(file);
    return kept
      ? passBack(new Headers(kept.about as Record<string, string>), 200, new Uint8Array(kept.bytes))
      : null;
  };
  if (gate().breaker.state !== 'closed') {
    const kept = await lastGood();
    if (kept) return kept;
  }
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), upstreamTimeoutMs);
  try {
    const answer = await onceMore(() =>
      fetch(`${uploadsBaseUrl}/${file}`, {
        headers: pick(requestHeaders, passedOn),
        cache: 'no-store',
        redirect: 'error',
        signal: signal ? AbortSignal.any([timeout.signal, signal]) : timeout.signal,
      }),
    );
    if (answer.status >= 500) return (await lastGood()) ?? plain(502);
    const passes = answer.status === 304 || answer.status === 416 || (answer.ok && isMedia(answer));
    if (!passes) return plain(404);
    const body = answer.body && steadily(answer.body, timeout, upstreamTimeoutMs);
    return passBack(
      answer.headers,
      answer.status,
      isKept(answer) ? body?.pipeThrough(keeping(file, answer)) : body,
    );
  } catch (error) {
    log.warn({ file, error: String(error) }, 'a file could not be fetched');
    return (await lastGood()) ?? plain(timeout.signal.aborted ? 504 : 502);
  } finally {
    clearTimeout(timer);
  }
}

function isMedia({ headers }: Response): boolean {
  return media.test(headers.get('content-type') ?? '');
}

function segmentOf(segment: string): string | null {
  const name = decodedOrNull(segment);
  if (name === null || name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name)) return null;
  return encodeURIComponent(name);
}

/** The same bytes. The time limit counts while more of them are awaited, and not while nobody reads on. */
function steadily(
  body: ReadableStream<Uint8Array>,
  timeout: AbortController,
  limitMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const timer = setTimeout(() => timeout.abort(), limitMs);
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

function isKept(answer: Response): boolean {
  return answer.status === 200 && answer.headers.get('content-type')?.startsWith('image/') === true;
}

/** The same bytes; once all of them have come, they are kept. */
function keeping(file: string, { headers }: Response): TransformStream<Uint8Array, Uint8Array> {
  const about = Object.fromEntries(
    pick(headers, ['content-type', 'etag', 'last-modified']),
  ) as KeptFile['about'];
  const chunks: Uint8Array[] = [];
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      size += chunk.byteLength;
      if (size > largestKeptBytes) chunks.length = 0;
      else chunks.push(chunk);
    },
    flush: () => {
      if (size > 0 && size <= largestKeptBytes)
        keptPictures()?.set(file, { about, bytes: Buffer.concat(chunks) });
    },
  });
}

function passBack(from: Headers, status: number, body: BodyInit | null | undefined): Response {
  const headers = pick(from, passedBack);
  headers.set('cache-control', `public, max-age=${sharedForSeconds}`);
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  headers.set('x-content-type-options', 'nosniff');
  if (from.has('content-encoding')) headers.delete('content-length');
  return new Response(body, { status, headers });
}

function pick(from: Headers, names: string[]): Headers {
  return new Headers(names.flatMap((name) => (from.has(name) ? [[name, from.get(name) ?? '']] : [])));
}

function plain(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
