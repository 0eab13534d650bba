import type { FailureKind } from './failure-kind.ts';

/** A call that the server made of the upstream and that failed. */
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
