import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type Language, preferredLanguage } from './language.ts';
import { fieldWords, type Words, words } from './words.ts';

/** Fields at fault that are named; a hostile body has many more. */
const mostFields = 50;

/** What a refusal carries besides its message. */
interface Details {
  errors?: Record<string, string[]>;
  /** More of the body. */
  body?: object;
  headers?: Record<string, string>;
}

/** A refusal meant for the caller: its words go on the wire, those of any other error never do. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: ContentfulStatusCode;
  readonly words: Words;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, said: Words, details: Details = {}) {
    super(said.en);
    this.status = status;
    this.words = said;
    this.details = details;
  }
}

/** Answers a failure in the shape of the contract, in the language of the caller. */
export function answerFailure(c: Context, failure: HttpFailure) {
  const language = preferredLanguage(c.req.header('accept-language'));
  const { errors, body, headers } = failure.details;
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language');
  const answer = { Message: failure.words[language], ...(errors && { errors }), ...body };
  return c.json(answer, failure.status);
}

/** A 400 that names each field at fault. */
export function invalidInput(error: z.ZodError, language: Language): HttpFailure {
  const errors = new Map<string, string[]>();
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    const said = language === 'ar' ? (fieldWords[issue.message] ?? issue.message) : issue.message;
    if (errors.has(field) || errors.size < mostFields)
      errors.set(field, [...(errors.get(field) ?? []), said]);
  }
  return new HttpFailure(400, words.invalid, { errors: Object.fromEntries(errors) });
}

/** What zod says of a field, in a language. */
export const fieldErrors = {
  en: z.locales.en().localeError,
  ar: z.locales.ar().localeError,
} satisfies Record<Language, unknown>;

/** The 404 of a call that names one thing. */
export function notFound(): HttpFailure {
  return new HttpFailure(404, words.noThing);
}

/** The 401 of a call that needs a customer. */
export function unauthorized(said: Words): HttpFailure {
  return new HttpFailure(401, said, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
