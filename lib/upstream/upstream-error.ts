import type { FailureKind } from './failure-kind.ts';

/** A failed upstream call of the server. */
export class UpstreamError extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly call: string,
    readonly detail: string,
  ) {
    super(`Upstream ${kind}: ${call} (${detail})`);
    this.name = 'UpstreamError';
  }
}
