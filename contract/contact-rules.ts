/** Rules of e-mail addresses and phone numbers, for text that `normalizeCode` (typed-text.ts) returned. This file imports nothing, so that browsers can use it. */

export const maxEmailLength = 254;
export const maxPhoneNumberLength = 30;

/** Matches e-mail addresses as HTML validates them, whose domain also has a top-level domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;
/** 8 to 15 digits with separators, after an optional plus sign. */
const phoneNumberPattern = /^\+?(?:[\s().-]*[0-9]){8,15}[\s().-]*$/;

/** True for an e-mail address that mail can reach. */
export function isReachableEmail(email: string): boolean {
  return email.length <= maxEmailLength && emailPattern.test(email);
}

/** True for a phone number of 8 to 15 digits (E.164) that is neither one repeated digit nor a sequence such as 12345678. */
export function isReachablePhoneNumber(text: string): boolean {
  if (text.length > maxPhoneNumberLength || !phoneNumberPattern.test(text)) return false;
  const digits = text.match(/[0-9]/g)?.map(Number) ?? [];
  const isSequence = digits.every(
    (digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + 1) % 10,
  );
  return new Set(digits).size > 1 && !isSequence;
}
