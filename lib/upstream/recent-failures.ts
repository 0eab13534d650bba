import { processWide } from './process-wide.ts';

const rememberedMs = 1000;
const mostRemembered = 1000;

const failures = () => processWide('failures', () => new Map<string, { error: Error; until: number }>());

/**
 * Remembers for a second why a read failed. Next makes the head of a page that failed once more, outside of what React knows of
 * the first time: it would ask, and wait, twice.
 */
export function rememberFailure(read: string, error: Error): void {
  const known = failures();
  if (known.size >= mostRemembered) known.clear();
  known.set(read, { error, until: performance.now() + rememberedMs });
}

/** Why a read failed within the last second; undefined where it did not. */
export function recentFailure(read: string): Error | undefined {
  const known = failures().get(read);
  if (known && known.until > performance.now()) return known.error;
  failures().delete(read);
  return undefined;
}

/** Lets everything be asked again. */
export function forgetFailures(): void {
  failures().clear();
}
