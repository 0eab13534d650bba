import 'server-only';
import { log } from '@/lib/process/log';
import { BusyError, createSemaphore, type Release } from '@/lib/process/semaphore';
import { documentHeaders, responseOrUnavailable, unavailableResponse } from './response.ts';

const minChunkLength = 64 * 1024;
const idleTimeoutMs = 60_000;

const maxStreams = 4;
const maxQueueLength = 60;
/** Limits concurrent streams, each of which reads the whole catalogue. */
const acquireSlot = createSemaphore(maxStreams, maxQueueLength);
const maxQueueWaitMs = 20_000;

/**
 * Streams a text while it is generated, in constant memory. Returns 503 when the first chunk fails or no slot becomes free in time.
 * Later failures abort the connection, so that no client takes a partial document for a complete one.
 */
export async function streamResponse(
  request: Request,
  parts: AsyncGenerator<string>,
  contentType: string,
): Promise<Response> {
  const release = await waitForSlot(request);
  if (release === null) return unavailableResponse();
  return responseOrUnavailable(async () => {
    const firstChunk = await nextChunk(parts);
    const headers = documentHeaders(contentType);
    if (request.method !== 'HEAD') return new Response(createBody(firstChunk, parts, release), { headers });
    release();
    await parts.return(undefined);
    return new Response(null, { headers });
  }).then(
    (response) => {
      if (!response.ok) release();
      return response;
    },
    (error) => {
      release();
      throw error;
    },
  );
}

async function waitForSlot({ signal }: Request): Promise<Release | null> {
  try {
    return await acquireSlot(AbortSignal.any([signal, AbortSignal.timeout(maxQueueWaitMs)]));
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return null;
  }
}

function createBody(
  firstChunk: string | null,
  parts: AsyncGenerator<string>,
  release: Release,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let idleTimer: NodeJS.Timeout | undefined;
  /** Chunk to send next; null at the end, undefined when it has not been generated. */
  let upcomingChunk: string | null | undefined = firstChunk;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(idleTimer);
      try {
        const chunk = upcomingChunk === undefined ? await nextChunk(parts) : upcomingChunk;
        upcomingChunk = undefined;
        if (chunk === null) {
          release();
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(chunk));
        idleTimer = setTimeout(() => {
          release();
          controller.error(new Error('The client stopped reading'));
          parts.return(undefined).catch(() => {});
        }, idleTimeoutMs);
      } catch (error) {
        log.warn({ error: String(error) }, 'document stream aborted');
        release();
        controller.error(error);
      }
    },
    async cancel() {
      clearTimeout(idleTimer);
      release();
      await parts.return(undefined);
    },
  });
}

/** Collects parts into a chunk of at least `minChunkLength` characters; null at the end. */
async function nextChunk(parts: AsyncGenerator<string>): Promise<string | null> {
  let chunk = '';
  while (chunk.length < minChunkLength) {
    const { value, done } = await parts.next();
    if (done) return chunk === '' ? null : chunk;
    chunk += value;
  }
  return chunk;
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
