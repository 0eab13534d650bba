import { z } from 'zod';

/** The character zero, and halves of characters: no database takes them. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Text someone typed, trimmed and of bounded length. */
export function text(longest: number, shortest = 1) {
  return z
    .string()
    .trim()
    .min(shortest)
    .max(longest)
    .refine((value) => !unstorable.test(value), 'may not hold characters that cannot be stored');
}

/** A field that may be left out, null or empty, which is all the same. */
export function optionalText(longest: number) {
  return text(longest, 0).nullish();
}

/** Text that a machine wrote, cut to what can be kept. */
export function cutText(longest: number) {
  return z.string().transform((value) =>
    value
      .replace(/[\0\p{Surrogate}]/gu, '')
      .trim()
      .slice(0, longest),
  );
}

export const Email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));

/** A telephone number as people write it, with at least six digits. */
export const PhoneNumber = text(30).regex(
  /^\+?(?:[\s().-]*[0-9\u0660-\u0669]){6,20}[\s().-]*$/,
  'must be a telephone number',
);

/** ISO 4217 code. */
export const Currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as EGP');

/** An address that mail could reach: its domain has a name below a top-level one. */
export const ReachableEmail = Email.refine(
  (value) => /@(?:[^@.]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(value),
  'must be an address that mail reaches',
);

/** A number that could ring (E.164: 8 to 15 digits), and not one that is only there to fill the field. */
export const ReachablePhoneNumber = PhoneNumber.refine((value) => {
  const digits = [...value.matchAll(/\p{Nd}/gu)].map(([digit]) => latinDigit(digit));
  const isLine = digits.every((digit, index) => index === 0 || digit === ((digits[index - 1] ?? 0) + 1) % 10);
  return digits.length >= 8 && digits.length <= 15 && new Set(digits).size > 1 && !isLine;
}, 'must be a telephone number');

const arabicZero = 0x0660;

function latinDigit(digit: string): number {
  const code = digit.charCodeAt(0);
  return code >= arabicZero ? code - arabicZero : Number(digit);
}

/** Identifies a customer, an address or an order. */
export const Identifier = z.union([z.int(), z.string()]);
