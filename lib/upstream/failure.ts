/** Why an upstream call gave nothing to work with. */
export type FailureKind = 'not-found' | 'unavailable' | 'timeout' | 'rejected' | 'unreadable';

/**
 * An upstream call that failed: `unavailable` covers 5xx, resets and refused connections, `rejected` any other 4xx,
 * `unreadable` a body that is not the JSON it should be.
 */
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
