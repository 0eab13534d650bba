/** Only `closed` lets calls through. `half-open`: a probe is in flight, and its result decides. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** Circuit breaker for calls to a service that may be down. */
export interface CircuitBreaker {
  readonly state: CircuitState;
  /** Records that a call succeeded, which closes the circuit. */
  recordSuccess(): void;
  recordFailure(): void;
}

const failuresUntilOpen = 5;
const initialDelayMs = 500;
const maxDelayMs = 4000;

/**
 * Creates a breaker that opens after five consecutive failures. While open it calls `probe` after delays that double up to four seconds,
 * so that no visitor's call serves as a probe. It closes once a probe succeeds, or a call succeeds that began before it opened.
 */
export function createCircuitBreaker(probe: () => Promise<boolean>): CircuitBreaker {
  let state: CircuitState = 'closed';
  let consecutiveFailures = 0;
  let delayMs = initialDelayMs;
  let timer: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(timer);
    state = 'closed';
    consecutiveFailures = 0;
    delayMs = initialDelayMs;
  };
  const open = () => {
    state = 'open';
    timer = setTimeout(async () => {
      state = 'half-open';
      const isUp = await probe().catch(() => false);
      // During the probe, the success of a call that began earlier may have closed the breaker.
      if (state !== 'half-open') return;
      if (isUp) return close();
      delayMs = Math.min(maxDelayMs, delayMs * 2);
      open();
    }, delayMs);
    timer.unref();
  };
  return {
    get state() {
      return state;
    },
    recordSuccess: close,
    recordFailure() {
      consecutiveFailures += 1;
      if (state === 'closed' && consecutiveFailures >= failuresUntilOpen) open();
    },
  };
}
