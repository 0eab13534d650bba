import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { type LocalizedMessage, messages } from '../http/messages.ts';

/**
 * Rejects a common password, a password of one repeated character and the account's own e-mail address.
 * @param field name of the request field, for the error
 * @throws {HttpError} 400 with the message under `field`
 */
export async function assertAcceptablePassword(
  field: string,
  password: string,
  email: string,
  language: Language,
): Promise<void> {
  const violation = await violationOf(password, email);
  if (violation) throw new HttpError(400, violation, { errors: { [field]: [violation[language]] } });
}

async function violationOf(password: string, email: string): Promise<LocalizedMessage | undefined> {
  const normalized = password.trim().toLowerCase();
  if (normalized === email.toLowerCase()) return messages.passwordIsEmail;
  if (new Set(password).size === 1) return messages.commonPassword;
  // Imported by the first password: decompressing the list is a tenth of the work of a start.
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(normalized) ? messages.commonPassword : undefined;
}
