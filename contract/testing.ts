import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const intervalMs = 20;

/** Collects garbage again and again until a promise settles, and returns its value. */
export async function whileCollectingGarbage<T>(promise: Promise<T>): Promise<T> {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const timer = setInterval(collectGarbage, intervalMs);
  return promise.finally(() => clearInterval(timer));
}
