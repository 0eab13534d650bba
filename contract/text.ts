import { z } from 'zod';
import {
  isReachableEmail,
  isReachablePhoneNumber,
  maxEmailLength,
  maxPhoneNumberLength,
} from './contact-rules.ts';
import { isCurrency } from './currency.ts';
import { normalizeCode, normalizeText } from './typed-text.ts';

/** NUL and lone surrogates, which PostgreSQL does not store. */
const unstorableCharacters = /[\0\p{Surrogate}]/u;

/** Text typed by a person: without invisible characters, trimmed and of bounded length (typed-text.ts). */
export function text(maxLength: number, minLength = 1) {
  return boundedText(normalizeText, maxLength, minLength);
}

/** Code typed by a person, such as an order number or a postcode: also in Western digits and with plain hyphens (typed-text.ts). */
export function code(maxLength: number, minLength = 1) {
  return boundedText(normalizeCode, maxLength, minLength);
}

function boundedText(normalize: (text: string) => string, maxLength: number, minLength: number) {
  return z
    .string()
    .overwrite(normalize)
    .min(minLength)
    .max(maxLength)
    .refine((value) => !unstorableCharacters.test(value), 'may not hold characters that cannot be stored');
}

/** Optional text; absent, null and empty mean the same. */
export function optionalText(maxLength: number) {
  return text(maxLength, 0).nullish();
}

/** Text from a program: unstorable characters are removed, excess length is cut off. */
export function truncatedText(maxLength: number) {
  return z.string().transform((value) =>
    value
      .replace(/[\0\p{Surrogate}]/gu, '')
      .trim()
      .slice(0, maxLength),
  );
}

/** E-mail address as HTML validates it. */
export const Email = z
  .string()
  .overwrite(normalizeCode)
  .max(maxEmailLength)
  .pipe(z.email({ pattern: z.regexes.html5Email }));

/** Phone number as people write it, with 6 to 20 digits. */
export const PhoneNumber = code(maxPhoneNumberLength).regex(
  /^\+?(?:[\s().-]*[0-9]){6,20}[\s().-]*$/,
  'must be a telephone number',
);

/** ISO 4217 code. */
export const Currency = z.string().refine(isCurrency, 'must be a currency code such as EGP');

/** E-mail address that mail can reach. */
export const ReachableEmail = Email.refine(isReachableEmail, 'must be an address that mail reaches');

/** Phone number of 8 to 15 digits that is not obviously made up (contact-rules.ts). */
export const ReachablePhoneNumber = PhoneNumber.refine(isReachablePhoneNumber, 'must be a telephone number');

const maxIdLength = 200;

/** Id of anything: an integer or text, which the storefront sends back unchanged. */
export const Identifier = z.union([z.int(), z.string().min(1).max(maxIdLength)]);
