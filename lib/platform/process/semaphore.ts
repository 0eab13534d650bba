/** Too many callers are waiting already, or the caller gave up waiting. */
export class BusyError extends Error {}

/** Frees the acquired slot; calling it again does nothing. */
export type Release = () => void;

/**
 * Creates a counting semaphore with a bounded first-in, first-out queue. The returned function waits for a slot. It throws
 * {@link BusyError} when `maxQueueLength` callers wait already, or when its signal aborts first; the caller then leaves the queue.
 */
export function createSemaphore(
  maxConcurrency: number,
  maxQueueLength: number,
): (signal?: AbortSignal) => Promise<Release> {
  let runningCount = 0;
  const queue = new Set<() => void>();
  const release = () => {
    const [next] = queue;
    // The next caller takes over the slot.
    if (next) next();
    else runningCount -= 1;
  };
  return async (signal) => {
    if (signal?.aborted) throw new BusyError('The caller gave up');
    if (runningCount < maxConcurrency) runningCount += 1;
    else if (queue.size >= maxQueueLength) throw new BusyError('Too many callers are waiting');
    else await waitForTurn(queue, signal);
    return once(release);
  };
}

function waitForTurn(queue: Set<() => void>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const afterLeavingQueue = (callback: () => void) => () => {
      queue.delete(start);
      signal?.removeEventListener('abort', abandon);
      callback();
    };
    const start = afterLeavingQueue(resolve);
    const abandon = afterLeavingQueue(() => reject(new BusyError('Waited too long')));
    queue.add(start);
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
 * Returns a function that runs asynchronous work, at most `maxConcurrency` pieces at a time. Others wait for their turn. The function
 * rejects with {@link BusyError} when `maxQueueLength` pieces wait already.
 */
export function limitConcurrency(
  maxConcurrency: number,
  maxQueueLength: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const acquire = createSemaphore(maxConcurrency, maxQueueLength);
  return async (work) => {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
