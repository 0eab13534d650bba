import 'server-only';
import { BusyError, places } from '@/lib/queue/limited';
import { settings } from '@/lib/settings/settings';
import { createBreaker } from './breaker.ts';
import { upstreamAnswers } from './health.ts';
import { networkCode, onceMore } from './once-more.ts';
import { pageAsked } from './page-asked.ts';
import { processWide } from './process-wide.ts';

/** A call that was not made: the upstream is not there, or too many wait for it already. */
export class NotAskedError extends Error {}

/** One call, and how its answer is read. */
export interface Exchange<T> {
  /** Relative to the API base. */
  path: string;
  init: RequestInit;
  read(response: Response): Promise<T>;
  /** Calls for making pages and calls of browsers queue apart, so that neither can use up the places of the other. */
  lane: 'pages' | 'visitors';
  /** From the first moment of waiting to the last byte. */
  limitMs: number;
  /** Whether asking twice does no harm. */
  isSafe: boolean;
}

const mostAtOnce = 64;
const mostWaiting = 128;

/** What stands before the upstream: whether it is asked at all, and by how many at once. */
export function gate() {
  return processWide('upstream', () => ({
    breaker: createBreaker(upstreamAnswers),
    pages: places(mostAtOnce, mostWaiting),
    visitors: places(mostAtOnce, mostWaiting),
  }));
}

/**
 * Makes a call of the upstream, while it is there and not too many wait for it. Timeouts, broken connections and 5xx count as
 * its failures; a visitor who hangs up (`init.signal`) and what `read` throws of its own do not.
 * @throws {NotAskedError} before anything was sent
 */
export async function exchange<T>(asked: Exchange<T>): Promise<{ response: Response; content: T }> {
  const { breaker } = gate();
  const limit = AbortSignal.timeout(asked.limitMs);
  const signal = asked.init.signal ? AbortSignal.any([asked.init.signal, limit]) : limit;
  const leave = await enter(asked.lane, signal);
  const began = performance.now();
  try {
    const answer = await (asked.isSafe ? onceMore(ask) : ask());
    breaker.note(answer.response.status < 500);
    return answer;
  } catch (error) {
    if (limit.aborted || networkCode(error) !== undefined) breaker.note(false);
    throw error;
  } finally {
    leave();
    const page = pageAsked.getStore();
    if (page) page.upstreamMs += performance.now() - began;
  }

  async function ask() {
    const response = await fetch(`${settings().apiBaseUrl}${asked.path}`, {
      ...asked.init,
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    return { response, content: await asked.read(response) };
  }
}

async function enter(lane: Exchange<unknown>['lane'], signal: AbortSignal): Promise<() => void> {
  const { breaker, [lane]: takePlace } = gate();
  if (breaker.state !== 'closed') throw new NotAskedError('the upstream does not answer');
  const leave = await takePlace(signal).catch((error) => {
    throw error instanceof BusyError ? new NotAskedError(error.message) : error;
  });
  // It may have opened while this one waited.
  if (breaker.state === 'closed') return leave;
  leave();
  throw new NotAskedError('the upstream does not answer');
}
