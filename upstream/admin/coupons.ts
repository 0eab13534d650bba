import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { maxCouponLength } from '../../contract/limits.ts';
import { Currency, code } from '../../contract/text.ts';
import { normalizeCode } from '../../contract/typed-text.ts';
import { couponKey } from '../coupons/discount.ts';
import type { Orm } from '../db/database.ts';
import { coupon } from '../db/schema/coupons.ts';

type CouponRow = typeof coupon.$inferInsert;

/** Amount in currency units, converted to hundredths. */
const amountSchema = z
  .string()
  .overwrite(normalizeCode)
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be a number such as 100 or 99.50')
  .transform((value) => Math.round(Number(value) * 100));

/** Schema of the value of a coupon; each form yields the columns that it sets. */
const couponValue = z.union([
  z
    .string()
    .regex(/^([1-9]\d?|100)%$/)
    .transform((percent): Partial<CouponRow> => ({ kind: 'percent', percent: Number.parseInt(percent, 10) })),
  z.literal('free-delivery').transform((): Partial<CouponRow> => ({ kind: 'shipping' })),
  amountSchema
    .refine((amount) => amount > 0)
    .transform((amountCents): Partial<CouponRow> => ({ kind: 'amount', amountCents })),
]);

const instantSchema = z.iso.datetime({ offset: true }).transform((time) => new Date(time));

/** Schemas of the conditions of a coupon, by name; each yields the columns that it sets. */
const conditionSchemas = {
  minimum: amountSchema.transform((minimumCents): Partial<CouponRow> => ({ minimumCents })),
  uses: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number')
    .transform((maxUses): Partial<CouponRow> => ({ maxUses: Number(maxUses) })),
  currency: Currency.transform((currency): Partial<CouponRow> => ({ currency })),
  from: instantSchema.transform((startsAt): Partial<CouponRow> => ({ startsAt })),
  until: instantSchema.transform((endsAt): Partial<CouponRow> => ({ endsAt })),
  'once-per-email': z.literal('').transform((): Partial<CouponRow> => ({ oncePerEmail: true })),
};

const conditionArgument = z.string().transform((argument, context): Partial<CouponRow> => {
  // Splits at the first `=` only; a condition without one, such as `once-per-email`, has an empty value.
  const [name = '', value = ''] = argument.split(/=(.*)/s);
  const schema = Object.entries(conditionSchemas).find(([known]) => known === name)?.[1];
  const parsed = schema?.safeParse(value);
  if (parsed?.success) return parsed.data;
  context.addIssue(parsed?.error.issues[0]?.message ?? `unknown condition ${name}`);
  return z.NEVER;
});

const couponCode = code(maxCouponLength).transform(couponKey);

/** Schema of the arguments for a new coupon: code, value (`10%`, `100.00` or `free-delivery`) and conditions. */
export const newCouponArguments = z
  .tuple([couponCode, couponValue], conditionArgument)
  .transform(
    ([code, valueColumns, ...conditionColumns]) =>
      Object.assign({ code }, valueColumns, ...conditionColumns) as CouponRow,
  );

export const couponCodeArgument = z.tuple([couponCode]);

/** Adds a coupon, or replaces an existing coupon with the same code, whose uses still count. */
export async function addCoupon(orm: Orm, row: CouponRow): Promise<string> {
  const defaults = {
    percent: null,
    amountCents: null,
    currency: null,
    minimumCents: 0,
    startsAt: null,
    endsAt: null,
    oncePerEmail: false,
    maxUses: null,
  };
  const replacement = { ...defaults, ...row };
  await orm.insert(coupon).values(row).onConflictDoUpdate({ target: coupon.code, set: replacement });
  return `${row.code}: added`;
}

/** Ends a coupon now; returns undefined when no coupon has the code. */
export async function endCoupon(orm: Orm, code: string): Promise<string | undefined> {
  const [ended] = await orm
    .update(coupon)
    // A coupon is still valid at `ends_at`: only an end in the past ends it at once.
    .set({ endsAt: sql`least(ends_at, now() - interval '1 second')` })
    .where(eq(coupon.code, code))
    .returning({ code: coupon.code });
  return ended && `${ended.code}: ended`;
}
