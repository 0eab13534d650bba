import { z } from 'zod';
import { shiftDecimals } from './currency.ts';

/** As many as any currency in circulation has. */
const maxDecimals = 3;

/** Amount in currency units; has no more decimals than a currency can have. */
export const Amount = z
  .number()
  .nonnegative()
  .refine(
    (value) => shiftDecimals(value, maxDecimals) / 10 ** maxDecimals === value,
    `must have at most ${maxDecimals} decimals`,
  );
