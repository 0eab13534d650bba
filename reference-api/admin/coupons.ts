import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { shiftDecimals } from '../../contract/currency.ts';
import { maxCouponLength } from '../../contract/limits.ts';
import { Currency, code } from '../../contract/text.ts';
import { normalizeCode } from '../../contract/typed-text.ts';
import { couponDecimals, couponKey } from '../coupons/discount.ts';
import type { Orm } from '../db/database.ts';
import { coupon } from '../db/schema/coupons.ts';

type CouponRow = typeof coupon.$inferInsert;

/** Columns of a coupon whose amounts are still in currency units. */
type CouponInUnits = Partial<Omit<CouponRow, 'amountMinor' | 'minimumMinor'>> & {
  amount?: number;
  minimum?: number;
};

/** Amount in currency units. */
const amountSchema = z
  .string()
  .overwrite(normalizeCode)
  .regex(/^\d{1,9}(\.\d{1,3})?$/, 'must be a number such as 100 or 99.50')
  .transform(Number);

/** Schema of the value of a coupon; each form yields the columns that it sets. */
const couponValue = z.union([
  z
    .string()
    .regex(/^([1-9]\d?|100)%$/)
    .transform((percent): CouponInUnits => ({ kind: 'percent', percent: Number.parseInt(percent, 10) })),
  z.literal('free-delivery').transform((): CouponInUnits => ({ kind: 'shipping' })),
  amountSchema
    .refine((amount) => amount > 0)
    .transform((amount): CouponInUnits => ({ kind: 'amount', amount })),
]);

const instantSchema = z.iso.datetime({ offset: true }).transform((time) => new Date(time));

/** Schemas of the conditions of a coupon, by name; each yields the columns that it sets. */
const conditionSchemas = {
  minimum: amountSchema.transform((minimum): CouponInUnits => ({ minimum })),
  uses: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number')
    .transform((maxUses): CouponInUnits => ({ maxUses: Number(maxUses) })),
  currency: Currency.transform((currency): CouponInUnits => ({ currency })),
  from: instantSchema.transform((startsAt): CouponInUnits => ({ startsAt })),
  until: instantSchema.transform((endsAt): CouponInUnits => ({ endsAt })),
  'once-per-email': z.literal('').transform((): CouponInUnits => ({ oncePerEmail: true })),
};

const conditionArgument = z.string().transform((argument, context): CouponInUnits => {
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
  .transform(([code, value, ...conditions], context): CouponRow => {
    const { amount, minimum, ...columns }: CouponInUnits = Object.assign({ code }, value, ...conditions);
    const decimals = couponDecimals(columns.currency);
    const toMinor = (units: number) => {
      const minor = shiftDecimals(units, decimals);
      if (minor / 10 ** decimals === units) return minor;
      const currencyText = columns.currency ?? 'a coupon of any currency';
      context.addIssue(`${units} has more decimals than ${currencyText}, which has ${decimals}`);
      return z.NEVER;
    };
    return {
      ...columns,
      code,
      kind: columns.kind ?? 'amount',
      ...(amount !== undefined && { amountMinor: toMinor(amount) }),
      ...(minimum !== undefined && { minimumMinor: toMinor(minimum) }),
    };
  });

export const couponCodeArgument = z.tuple([couponCode]);

/** Adds a coupon, or replaces an existing coupon with the same code, whose uses still count. */
export async function addCoupon(orm: Orm, row: CouponRow): Promise<string> {
  const defaults = {
    percent: null,
    amountMinor: null,
    currency: null,
    minimumMinor: 0,
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
