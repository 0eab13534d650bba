import type { FailureKind } from './failure-kind.ts';

/** A failed upstream call of the server. */
export class UpstreamError extends Error {
  readonly kind: FailureKind;
  readonly call: string;
  readonly detail: string;

  constructor(kind: FailureKind, call: string, detail: string) {
    super(`Upstream ${kind}: ${call} (${detail})`);
    this.name = 'UpstreamError';
    this.kind = kind;
    this.call = call;
    this.detail = detail;
  }
}
