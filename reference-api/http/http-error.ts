import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type Language, preferredLanguage } from './language.ts';
import { arabicFieldMessages, type LocalizedMessage, messages } from './messages.ts';

/** Bounds the size of the response to a malicious body. */
const maxReportedFields = 50;
const retryAfterSeconds = 2;

/** Parts of an error response besides the message. */
interface HttpErrorDetails {
  errors?: Record<string, string[]>;
  /** Further properties of the body. */
  body?: object;
  headers?: Record<string, string>;
}

/** Error response. Only the text of an `HttpError` reaches the client; other errors become a plain 500. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly text: LocalizedMessage;
  readonly details: HttpErrorDetails;

  constructor(status: ContentfulStatusCode, text: LocalizedMessage, details: HttpErrorDetails = {}) {
    super(text.en);
    this.status = status;
    this.text = text;
    this.details = details;
  }
}

/** Sends an error as the contract's `Failure`, in the preferred language of the client. */
export function respondWithError(c: Context, error: HttpError) {
  const language = preferredLanguage(c.req.header('accept-language'));
  const { errors, body, headers } = error.details;
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language');
  return c.json({ Message: error.text[language], ...(errors && { errors }), ...body }, error.status);
}

/** Creates a 400 that lists the messages of each invalid field. */
export function validationError(error: z.ZodError, language: Language): HttpError {
  const errors = new Map<string, string[]>();
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    const text = language === 'ar' ? (arabicFieldMessages[issue.message] ?? issue.message) : issue.message;
    if (errors.has(field) || errors.size < maxReportedFields)
      errors.set(field, [...(errors.get(field) ?? []), text]);
  }
  return new HttpError(400, messages.invalidFields, { errors: Object.fromEntries(errors) });
}

/** Zod's own messages by language. */
export const zodLocales = {
  en: z.locales.en().localeError,
  ar: z.locales.ar().localeError,
} satisfies Record<Language, unknown>;

/** Creates the 404 of an unknown id or slug. */
export function notFound(): HttpError {
  return new HttpError(404, messages.notFound);
}

/** Creates a 401. */
export function unauthorized(text: LocalizedMessage): HttpError {
  return new HttpError(401, text, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Creates the 503 of an unreachable, busy or full database. The request may be repeated under the same idempotency key. */
export function databaseUnavailable(): HttpError {
  return new HttpError(503, messages.unavailable, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
