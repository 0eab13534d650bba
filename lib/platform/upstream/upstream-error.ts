import { processSingleton } from '../process/process-singleton.ts';
import type { FailureKind } from './call-error.ts';

/** A failed upstream call of the server. */
export class UpstreamError extends Error {
  readonly kind: FailureKind;
  /** Method and path. */
  readonly call: string;
  /** Reason for the log. */
  readonly detail: string;

  constructor(kind: FailureKind, call: string, detail: string) {
    super(`Upstream ${kind}: ${call} (${detail})`);
    this.name = 'UpstreamError';
    this.kind = kind;
    this.call = call;
    this.detail = detail;
  }
}

const failureTtlMs = 1000;
const maxCachedFailures = 1000;

interface CachedFailure {
  kind: FailureKind;
  call: string;
  detail: string;
  /** Time of `performance.now()`. */
  expiresAt: number;
}

/** Errors are stored as plain fields: each route bundle has its own `UpstreamError`, so `instanceof` fails across routes. */
const failures = () => processSingleton('failures', () => new Map<string, CachedFailure>());

/**
 * Caches a failed read for one second. Next renders the metadata of a failed page a second time, outside React's request cache, and would
 * call and wait for the upstream twice.
 * @param key identifies the read
 */
export function cacheFailure(key: string, { kind, call, detail }: UpstreamError): void {
  const entries = failures();
  if (entries.size >= maxCachedFailures) entries.clear();
  entries.set(key, { kind, call, detail, expiresAt: performance.now() + failureTtlMs });
}

/** Returns the error of a read that failed within the last second, if any. */
export function findCachedFailure(key: string): UpstreamError | undefined {
  const entry = failures().get(key);
  if (entry && entry.expiresAt > performance.now()) {
    return new UpstreamError(entry.kind, entry.call, entry.detail);
  }
  failures().delete(key);
  return undefined;
}

/** Forgets cached failures, so that reads call the upstream at once when it has recovered. */
export function clearFailureCache(): void {
  failures().clear();
}
