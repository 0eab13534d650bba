/**
 * Reasons why an upstream call failed, on the server or in a browser. `unavailable`: 5xx, a reset connection or no response; `rejected`:
 * any 4xx but 404. On the server also `timeout`, and `unreadable`: a malformed body, which in a browser counts as `unavailable`.
 */
export type FailureKind = 'not-found' | 'rejected' | 'unavailable' | 'timeout' | 'unreadable';

type StatusFailureKind = Exclude<FailureKind, 'timeout' | 'unreadable'>;

/** Status of a call without a usable response: no response came, or one with malformed JSON. */
export const noResponseStatus = 0;

/** Maps a status to a kind of failure. */
export function failureKindOf(status: number): StatusFailureKind {
  if (status === noResponseStatus || status >= 500) return 'unavailable';
  return status === 404 ? 'not-found' : 'rejected';
}

/** Statuses that may come from a proxy instead of the upstream, or mean that no response came: their message is not the upstream's. */
const statusesNotFromUpstream = [noResponseStatus, 502, 503, 504];

/** The upstream's explanation of a failed call. */
interface CallErrorDetails {
  message?: string;
  /** Error messages by field name. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Response body: parsed JSON, otherwise its text. */
  body?: unknown;
}

/** A call that got an error response, or none (`noResponseStatus`). The message is that of the upstream, or empty. */
export class CallError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | null;
  readonly body: unknown;

  constructor(status: number, { message = '', fields = {}, retryAfterSeconds, body }: CallErrorDetails = {}) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.body = body;
  }

  /** Kind of the failure. After `unavailable`, the upstream may have processed the call all the same, and another attempt may succeed. */
  get kind(): StatusFailureKind {
    return failureKindOf(this.status);
  }
}

/** Returns the upstream's own message for an error; empty when there is none or the upstream was not reached. */
export function upstreamMessageOf(error: unknown): string {
  if (!(error instanceof CallError) || statusesNotFromUpstream.includes(error.status)) return '';
  return error.message;
}
