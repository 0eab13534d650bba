/**
 * Reasons why an upstream call failed, on the server or in a browser. `unavailable`: 5xx, a reset connection or no response; `rejected`:
 * any 4xx but 404; `unreadable`: a malformed body.
 */
export type FailureKind = 'not-found' | 'rejected' | 'unavailable' | 'timeout' | 'unreadable';

/** Maps an HTTP status to a kind of failure; 0 means no response. */
export function failureKindOf(
  status: number,
): Extract<FailureKind, 'not-found' | 'rejected' | 'unavailable'> {
  if (status === 0 || status >= 500) return 'unavailable';
  return status === 404 ? 'not-found' : 'rejected';
}
