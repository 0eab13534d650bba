import { dictionary } from '@zxcvbn-ts/language-common';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { type LocalizedMessage, messages } from '../http/messages.ts';

/** Lower-case list of common passwords. */
const commonPasswords = new Set(dictionary['passwords-common']);

/**
 * Rejects a common password, a password of one repeated character and the account's own e-mail address.
 * @param field name of the request field, for the error
 * @throws {HttpError} 400 with the message under `field`
 */
export function assertAcceptablePassword(
  field: string,
  password: string,
  email: string,
  language: Language,
): void {
  const violation = violationOf(password, email);
  if (violation) throw new HttpError(400, violation, { errors: { [field]: [violation[language]] } });
}

function violationOf(password: string, email: string): LocalizedMessage | undefined {
  const normalized = password.trim().toLowerCase();
  if (normalized === email.toLowerCase()) return messages.passwordIsEmail;
  const isOneCharacter = new Set(password).size === 1;
  return isOneCharacter || commonPasswords.has(normalized) ? messages.commonPassword : undefined;
}
