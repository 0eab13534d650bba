import type { Orm } from '../db/database.ts';
import { coupon } from '../db/schema/coupons.ts';

/** Coupons of the demo shops, of any currency: amounts are in hundredths. */
const coupons: (typeof coupon.$inferInsert)[] = [
  { code: 'WELCOME10', kind: 'percent', percent: 10, oncePerEmail: true },
  { code: 'RIDA100', kind: 'amount', amountMinor: 100_00, minimumMinor: 1000_00 },
  { code: 'FREEDELIVERY', kind: 'shipping' },
];

/** Adds the coupons that are missing; existing coupons keep the changes made to them. */
export async function seedCoupons(orm: Orm): Promise<void> {
  const storedCodes = new Set((await orm.select({ code: coupon.code }).from(coupon)).map(({ code }) => code));
  const missing = coupons.filter(({ code }) => !storedCodes.has(code));
  if (missing.length > 0) await orm.insert(coupon).values(missing).onConflictDoNothing();
}
