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

/** Identifies a customer, an address or an order. */
export const Identifier = z.union([z.int(), z.string()]);
