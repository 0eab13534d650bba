import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Serializes an error for the log. Database errors carry the values of their query, which may be personal data, so only
 * type, code, message and stack are logged. For an error of Drizzle these are taken from its cause.
 */
export function serializeError(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return cause;
  const { name: type, message, stack } = cause;
  return { type, code: (cause as NodeJS.ErrnoException).code, message, stack };
}
