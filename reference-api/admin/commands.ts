import { z } from 'zod';
import { normalizeCode } from '../../contract/typed-text.ts';
import type { Orm } from '../db/database.ts';
import { expireUnpaidOrders } from '../payments/expire-unpaid-orders.ts';
import { listPaymentsToRefund } from '../payments/refunds.ts';
import { deleteAlertsTo } from '../stock-alerts/delete-alerts.ts';
import type { CommandName } from './command-usages.ts';
import { addCoupon, couponCodeArgument, endCoupon, newCouponArguments } from './coupons.ts';
import { cancelOrder, confirmOrder, deliverOrder, listHeldOrders } from './held-orders.ts';
import { listPendingReviews, moderateReview } from './moderate-reviews.ts';
import { setPrice, setStock, type VariantChange } from './set-variants.ts';

interface CommandDefinition<Arguments> {
  argumentSchema: z.ZodType<Arguments>;
  /** Runs the command; returns its output, or undefined when nothing matches the first argument. */
  run(orm: Orm, args: Arguments): Promise<string | undefined>;
}

function defineCommand<Arguments>({ argumentSchema, run }: CommandDefinition<Arguments>) {
  return {
    /** Parses the arguments and runs the command; throws a `z.ZodError` for malformed arguments. */
    run: async (orm: Orm, args: string[]) => run(orm, argumentSchema.parse(args)),
  };
}

const identifierSchema = z.string().min(1).max(300);
/** Catalogue price in currency units. */
const priceSchema = z
  .string()
  .overwrite(normalizeCode)
  .regex(/^\d{1,9}(\.\d{1,3})?$/, 'the amount must be a number such as 1250, 1250.50 or 9.995')
  .transform(Number);
const quantitySchema = z
  .string()
  .overwrite(normalizeCode)
  .regex(/^\d{1,6}$/, 'the quantity must be a whole number')
  .transform(Number);

/** Commands that the running API executes for `npm run upstream -- …`. */
export const commands = {
  'set-price': defineCommand({
    argumentSchema: z.tuple([identifierSchema, priceSchema]),
    run: async (orm, [slugOrSku, price]) =>
      describeChange(await setPrice(orm, slugOrSku, Math.round(price * 1000)), `price ${price}`),
  }),
  'set-stock': defineCommand({
    argumentSchema: z.tuple([identifierSchema, quantitySchema]),
    run: async (orm, [slugOrSku, quantity]) =>
      describeChange(await setStock(orm, slugOrSku, quantity), `stock ${quantity}`),
  }),
  'held-orders': defineCommand({ argumentSchema: z.tuple([]), run: listHeldOrders }),
  'confirm-order': defineCommand({
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [number]) => confirmOrder(orm, number),
  }),
  'cancel-order': defineCommand({
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [number]) => cancelOrder(orm, number),
  }),
  'deliver-order': defineCommand({
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [number]) => deliverOrder(orm, number),
  }),
  'expire-orders': defineCommand({
    argumentSchema: z.tuple([]),
    run: async (orm) => `${await expireUnpaidOrders(orm)} unpaid orders expired`,
  }),
  'list-refunds': defineCommand({ argumentSchema: z.tuple([]), run: listPaymentsToRefund }),
  'pending-reviews': defineCommand({ argumentSchema: z.tuple([]), run: listPendingReviews }),
  'publish-review': defineCommand({
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [id]) => moderateReview(orm, id, 'published'),
  }),
  'reject-review': defineCommand({
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [id]) => moderateReview(orm, id, 'rejected'),
  }),
  'add-coupon': defineCommand({
    argumentSchema: newCouponArguments,
    run: addCoupon,
  }),
  'end-coupon': defineCommand({
    argumentSchema: couponCodeArgument,
    run: (orm, [code]) => endCoupon(orm, code),
  }),
  'delete-alerts': defineCommand({
    argumentSchema: z.tuple([identifierSchema]),
    run: async (orm, [email]) => {
      const count = await deleteAlertsTo(orm, email);
      return count > 0
        ? `${email}: ${count} ${count === 1 ? 'stock alert' : 'stock alerts'} deleted`
        : undefined;
    },
  }),
} satisfies Record<CommandName, ReturnType<typeof defineCommand>>;

function describeChange(change: VariantChange | undefined, newValue: string): string | undefined {
  if (!change) return undefined;
  const { slug, variantCount } = change;
  return `${slug}: ${newValue} for ${variantCount} ${variantCount === 1 ? 'variant' : 'variants'}`;
}
