import { UpstreamError } from './failure.ts';
import type { FailureKind } from './failure-kind.ts';
import { processWide } from './process-wide.ts';

const rememberedMs = 1000;
const mostRemembered = 1000;

interface Remembered {
  kind: FailureKind;
  call: string;
  detail: string;
  until: number;
}

/** Errors are kept as plain fields: each route has the class `UpstreamError` in its own bundle, so `instanceof` fails across routes. */
const failures = () => processWide('failures', () => new Map<string, Remembered>());

/**
 * Remembers for a second why a read failed. Next makes the head of a page that failed once more, outside of what React knows of
 * the first time: it would ask, and wait, twice.
 */
export function rememberFailure(read: string, { kind, call, detail }: UpstreamError): void {
  const known = failures();
  if (known.size >= mostRemembered) known.clear();
  known.set(read, { kind, call, detail, until: performance.now() + rememberedMs });
}

/** Why a read failed within the last second; undefined where it did not. */
export function recentFailure(read: string): UpstreamError | undefined {
  const known = failures().get(read);
  if (known && known.until > performance.now()) {
    return new UpstreamError(known.kind, known.call, known.detail);
  }
  failures().delete(read);
  return undefined;
}

/** Lets everything be asked again. */
export function forgetFailures(): void {
  failures().clear();
}
