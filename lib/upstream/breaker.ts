/** `open`: nothing is asked. `half-open`: one question is under way whose answer decides. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Says whether it is worth asking something that may be down. */
export interface Breaker {
  readonly state: BreakerState;
  /** Notes how a call ended: whether there was an answer, of whatever kind. */
  note(answered: boolean): void;
}

const failuresInARow = 5;
const firstPauseMs = 500;
const longestPauseMs = 4000;

/**
 * A breaker that opens after five failures in a row. While it is open it asks `probe` again and again, after pauses that
 * double up to four seconds, and closes once that is answered: no visitor's call has to be the one that is tried.
 */
export function createBreaker(probe: () => Promise<boolean>): Breaker {
  let state: BreakerState = 'closed';
  let failures = 0;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(timer);
    state = 'closed';
    failures = 0;
    pauseMs = firstPauseMs;
  };
  const open = () => {
    state = 'open';
    timer = setTimeout(async () => {
      state = 'half-open';
      const isThere = await probe().catch(() => false);
      // Another call may have been answered meanwhile.
      if (state !== 'half-open') return;
      if (isThere) return close();
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      open();
    }, pauseMs);
    timer.unref();
  };
  return {
    get state() {
      return state;
    },
    note(answered) {
      if (answered) return close();
      failures += 1;
      if (state === 'closed' && failures >= failuresInARow) open();
    },
  };
}
