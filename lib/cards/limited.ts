/** Too much is waiting already. */
export class BusyError extends Error {}

/**
 * Runs pieces of work, at most `atOnce` of them at a time while at most `mostWaiting` wait.
 * The returned function throws {@link BusyError} when more than that wait.
 */
export function limited(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new BusyError('Too many are waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
