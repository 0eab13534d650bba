/**
 * Reasons why an upstream call failed, on the server or in a browser. `unavailable`: 5xx, a reset connection or no response; `rejected`:
 * any 4xx but 404. On the server also `timeout`, and `unreadable`: a malformed body, which in a browser counts as `unavailable`.
 */
export type FailureKind = 'not-found' | 'rejected' | 'unavailable' | 'timeout' | 'unreadable';

type StatusFailureKind = Exclude<FailureKind, 'timeout' | 'unreadable'>;

/** Status of a call without a usable response: no response came, or one with malformed JSON. */
export const noResponseStatus = 0;

/** Status of an API that lacks a call, as 404 and 405 are. */
export const notImplementedStatus = 501;

/** Maps a status to a kind of failure. */
export function failureKindOf(status: number): StatusFailureKind {
  if (status === noResponseStatus || status >= 500) return 'unavailable';
  return status === 404 ? 'not-found' : 'rejected';
}

interface CallErrorDetails {
  /** Response body: parsed JSON, otherwise its text. `error-messages.ts` reads what the upstream says in it. */
  body?: unknown;
  retryAfterSeconds?: number | null;
}

/** A call that got an error response, or none (`noResponseStatus`). */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, { body, retryAfterSeconds = null }: CallErrorDetails = {}) {
    super(`status ${status}`);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Kind of the failure. After `unavailable`, the upstream may have processed the call all the same, and another attempt may succeed. */
  get kind(): StatusFailureKind {
    return failureKindOf(this.status);
  }
}

/** True when a call failed because the API lacks it (404, 405 or 501) or has no such item (404). */
export function isNotFoundOrUnsupported(error: unknown): error is CallError {
  return error instanceof CallError && [404, 405, notImplementedStatus].includes(error.status);
}
