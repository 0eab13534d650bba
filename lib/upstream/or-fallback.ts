import 'server-only';
import { limitPageLifetime } from './cached-read.ts';
import { UpstreamError } from './failure.ts';
import { log } from './log.ts';

const incompletePageSeconds = 5;

/** Answers a failed read with a substitute, on a page that lives only seconds. Anything but an upstream failure is thrown on. */
export async function orFallback<T>(error: unknown, substitute: T): Promise<T> {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn(error.message);
  await limitPageLifetime(incompletePageSeconds);
  return substitute;
}
