/** Too much is waiting already, or something has waited too long. */
export class BusyError extends Error {}

/** Leaves the place that was taken; a second time does nothing. */
export type Leave = () => void;

/**
 * A number of places, and a queue before them. The returned function waits for a place and takes it; it throws
 * {@link BusyError} when `mostWaiting` wait already, or when its signal aborts first, which frees the place in the queue.
 */
export function places(count: number, mostWaiting: number): (signal?: AbortSignal) => Promise<Leave> {
  let taken = 0;
  const waiting = new Set<() => void>();
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else taken -= 1;
  };
  return async (signal) => {
    if (signal?.aborted) throw new BusyError('Nobody waits any more');
    if (taken < count) taken += 1;
    else if (waiting.size >= mostWaiting) throw new BusyError('Too many are waiting');
    else await turn(waiting, signal);
    return once(leave);
  };
}

function turn(waiting: Set<() => void>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      waiting.delete(begin);
      signal?.removeEventListener('abort', abandon);
      then();
    };
    const begin = end(resolve);
    const abandon = end(() => reject(new BusyError('Waited too long')));
    waiting.add(begin);
    signal?.addEventListener('abort', abandon);
  });
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}

/**
 * Runs pieces of work, at most `atOnce` of them at a time while at most `mostWaiting` wait.
 * The returned function throws {@link BusyError} when more than that wait.
 */
export function limited(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const takePlace = places(atOnce, mostWaiting);
  return async (work) => {
    const leave = await takePlace();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
