import { dictionary } from '@zxcvbn-ts/language-common';
import { HttpFailure } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import { type Words, words } from '../http/words.ts';

/** Passwords that come first whoever guesses, in small letters. */
const common = new Set(dictionary['passwords-common']);

/**
 * Refuses a password that anyone would try: one of the commonest, one character over and over, or the address of the account.
 * @param field that it was sent in
 * @throws {HttpFailure} 400 that names the field
 */
export function checkNewPassword(field: string, password: string, email: string, language: Language): void {
  const fault = faultOf(password, email);
  if (fault) throw new HttpFailure(400, fault, { errors: { [field]: [fault[language]] } });
}

function faultOf(password: string, email: string): Words | undefined {
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase()) return words.passwordIsEmail;
  const isOneCharacter = new Set(password).size === 1;
  return isOneCharacter || common.has(plain) ? words.commonPassword : undefined;
}
