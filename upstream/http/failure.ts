import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Failure } from '../../contract/envelope.ts';

/** A refusal meant for the caller: its message goes on the wire, that of any other error never does. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: ContentfulStatusCode;
  readonly errors: Record<string, string[]> | undefined;

  constructor(status: ContentfulStatusCode, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** Answers a failure in the shape of the contract. */
export function answerFailure(c: Context, failure: HttpFailure) {
  const body: z.infer<typeof Failure> = { Message: failure.message };
  if (failure.errors) body.errors = failure.errors;
  return c.json(body, failure.status);
}

/** A 400 that names each field at fault. */
export function invalidInput(error: z.ZodError): HttpFailure {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return new HttpFailure(400, 'Some fields are not valid', errors);
}

/** The 404 of a call that names one thing. */
export function notFound(): HttpFailure {
  return new HttpFailure(404, 'There is no such thing');
}
