import 'server-only';
import { BusyError, type Leave, places } from '@/lib/queue/limited';
import { log } from '@/lib/upstream/log';
import { answerOrNotNow, documentHeaders, notNow } from './answer.ts';

const chunkCharacters = 64 * 1024;
const patienceMs = 60_000;

/** Each stream reads the whole catalogue, so only a few run at once and the others wait. */
const takePlace = places(4, 60);
const longestWaitMs = 20_000;

/**
 * Answers with a text that is made while it is read: memory stays flat however long it is. Failures before the first chunk are
 * a 503, and so is a turn that does not come; later ones break the connection off, so that nobody takes the first half for the
 * whole.
 */
export async function streamed(
  request: Request,
  parts: AsyncGenerator<string>,
  contentType: string,
): Promise<Response> {
  const leave = await placeFor(request);
  if (leave === null) return notNow();
  return answerOrNotNow(async () => {
    const first = await nextChunk(parts);
    const headers = documentHeaders(contentType);
    if (request.method !== 'HEAD') return new Response(bodyOf(first, parts, leave), { headers });
    leave();
    await parts.return(undefined);
    return new Response(null, { headers });
  }).then(
    (answer) => {
      if (!answer.ok) leave();
      return answer;
    },
    (error) => {
      leave();
      throw error;
    },
  );
}

async function placeFor({ signal }: Request): Promise<Leave | null> {
  try {
    return await takePlace(AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]));
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return null;
  }
}

function bodyOf(
  first: string | null,
  parts: AsyncGenerator<string>,
  leave: Leave,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting: NodeJS.Timeout | undefined;
  let pending: string | null | undefined = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(waiting);
      try {
        const chunk = pending === undefined ? await nextChunk(parts) : pending;
        pending = undefined;
        if (chunk === null) {
          leave();
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(chunk));
        waiting = setTimeout(() => {
          leave();
          controller.error(new Error('Nobody reads on'));
          parts.return(undefined).catch(() => {});
        }, patienceMs);
      } catch (error) {
        log.warn({ error: String(error) }, 'a document was broken off');
        leave();
        controller.error(error);
      }
    },
    async cancel() {
      clearTimeout(waiting);
      leave();
      await parts.return(undefined);
    },
  });
}

/** Parts until they are worth sending; null when there are no more. */
async function nextChunk(parts: AsyncGenerator<string>): Promise<string | null> {
  let chunk = '';
  while (chunk.length < chunkCharacters) {
    const { value, done } = await parts.next();
    if (done) return chunk === '' ? null : chunk;
    chunk += value;
  }
  return chunk;
}

/** Puts a head before and a foot after parts; the head waits for the first part, so that a failure comes before it. */
export async function* framed(
  head: string,
  parts: AsyncIterable<string>,
  foot: string,
): AsyncGenerator<string> {
  let before = head;
  for await (const part of parts) {
    yield before + part;
    before = '';
  }
  yield before + foot;
}
