import 'server-only';
import { log } from '../process/log.ts';
import { UpstreamError } from './upstream-error.ts';
import { limitPageLifetime } from './upstream-read.ts';

const incompletePageSeconds = 5;

/**
 * Returns `fallback` in place of a failed read, and limits the page's lifetime to five seconds.
 * @throws the error itself unless it is an {@link UpstreamError}
 */
export async function fallbackOnUpstreamError<T>(error: unknown, fallback: T): Promise<T> {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn(error.message);
  await limitPageLifetime(incompletePageSeconds);
  return fallback;
}

/** Resolves to the list that a read returns; after an upstream error to an empty list, by {@link fallbackOnUpstreamError}. */
export async function orEmpty<T>(read: Promise<T[]>): Promise<T[]> {
  try {
    return await read;
  } catch (error) {
    return fallbackOnUpstreamError(error, []);
  }
}
