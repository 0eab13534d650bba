import { type FailureKind, failureKindOf } from './failure-kind.ts';

/** With these statuses no answer of the upstream came through, so their message is not its own. */
const unreached = [0, 502, 503, 504];

/** What an upstream says of a call that it refuses. */
interface Refusal {
  message?: string;
  /** Messages for single fields, by the field's name. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A call that was answered with a failure, or not at all (`status` 0). The message is the upstream's `Message`, if any. */
export class CallError extends Error {
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly status: number,
    { message = '', fields = {}, retryAfterSeconds }: Refusal = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }

  /** `unavailable`: nothing was decided, and the same call may work later. */
  get kind(): FailureKind {
    return failureKindOf(this.status);
  }
}

/** The upstream's own words on a failure; empty where it has none, or was not reached at all. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof CallError) || unreached.includes(error.status)) return '';
  return error.message;
}
