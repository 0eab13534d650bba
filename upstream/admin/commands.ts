import { z } from 'zod';
import type { Orm } from '../db/database.ts';
import { expireUnpaidOrders } from '../payments/expire-unpaid-orders.ts';
import { listPaymentsToRefund } from '../payments/refunds.ts';
import { deleteAlertsTo } from '../stock-alerts/delete-alerts.ts';
import { addCoupon, couponCodeArgument, endCoupon, newCouponArguments } from './coupons.ts';
import { cancelOrder, confirmOrder, deliverOrder, listHeldOrders } from './held-orders.ts';
import { listPendingReviews, moderateReview } from './moderate-reviews.ts';
import { setPrice, setStock, type VariantChange } from './set-variants.ts';

interface CommandDefinition<Arguments> {
  /** Synopsis of the arguments: `{required}` and `[optional]`. */
  usage: string;
  argumentSchema: z.ZodType<Arguments>;
  /** Runs the command; returns its output, or undefined when nothing matches the first argument. */
  run(orm: Orm, args: Arguments): Promise<string | undefined>;
}

function defineCommand<Arguments>({ usage, argumentSchema, run }: CommandDefinition<Arguments>) {
  return {
    usage,
    /** Parses the arguments and runs the command; throws a `z.ZodError` for malformed arguments. */
    run: async (orm: Orm, args: string[]) => run(orm, argumentSchema.parse(args)),
  };
}

const identifierSchema = z.string().min(1).max(300);
/** Amount in currency units, converted to hundredths. */
const amountSchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'the amount must be a number such as 1250 or 1250.50')
  .transform((value) => Math.round(Number(value) * 100));
const quantitySchema = z
  .string()
  .regex(/^\d{1,6}$/, 'the quantity must be a whole number')
  .transform(Number);

/** Commands that the running API executes for `npm run upstream -- …`. */
export const commands = {
  'set-price': defineCommand({
    usage: '{slug|sku} {amount}',
    argumentSchema: z.tuple([identifierSchema, amountSchema]),
    run: async (orm, [slugOrSku, cents]) =>
      describeChange(await setPrice(orm, slugOrSku, cents), `price ${cents / 100}`),
  }),
  'set-stock': defineCommand({
    usage: '{slug|sku} {quantity}',
    argumentSchema: z.tuple([identifierSchema, quantitySchema]),
    run: async (orm, [slugOrSku, quantity]) =>
      describeChange(await setStock(orm, slugOrSku, quantity), `stock ${quantity}`),
  }),
  'held-orders': defineCommand({ usage: '', argumentSchema: z.tuple([]), run: listHeldOrders }),
  'confirm-order': defineCommand({
    usage: '{number}',
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [number]) => confirmOrder(orm, number),
  }),
  'cancel-order': defineCommand({
    usage: '{number}',
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [number]) => cancelOrder(orm, number),
  }),
  'deliver-order': defineCommand({
    usage: '{number}',
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [number]) => deliverOrder(orm, number),
  }),
  'expire-orders': defineCommand({
    usage: '',
    argumentSchema: z.tuple([]),
    run: async (orm) => `${await expireUnpaidOrders(orm)} unpaid orders expired`,
  }),
  'list-refunds': defineCommand({ usage: '', argumentSchema: z.tuple([]), run: listPaymentsToRefund }),
  'pending-reviews': defineCommand({ usage: '', argumentSchema: z.tuple([]), run: listPendingReviews }),
  'publish-review': defineCommand({
    usage: '{id}',
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [id]) => moderateReview(orm, id, 'published'),
  }),
  'reject-review': defineCommand({
    usage: '{id}',
    argumentSchema: z.tuple([identifierSchema]),
    run: (orm, [id]) => moderateReview(orm, id, 'rejected'),
  }),
  'add-coupon': defineCommand({
    usage:
      '{code} {10%|amount|free-delivery} [minimum=amount] [currency=EGP] [from=time] [until=time] [once-per-email] [uses=n]',
    argumentSchema: newCouponArguments,
    run: addCoupon,
  }),
  'end-coupon': defineCommand({
    usage: '{code}',
    argumentSchema: couponCodeArgument,
    run: (orm, [code]) => endCoupon(orm, code),
  }),
  'delete-alerts': defineCommand({
    usage: '{email}',
    argumentSchema: z.tuple([identifierSchema]),
    run: async (orm, [email]) => {
      const count = await deleteAlertsTo(orm, email);
      return count > 0
        ? `${email}: ${count} ${count === 1 ? 'stock alert' : 'stock alerts'} deleted`
        : undefined;
    },
  }),
};

/** Schema of the name of a command. */
export const CommandName = z.enum(Object.keys(commands) as (keyof typeof commands)[]);

function describeChange(change: VariantChange | undefined, newValue: string): string | undefined {
  if (!change) return undefined;
  const { slug, variantCount } = change;
  return `${slug}: ${newValue} for ${variantCount} ${variantCount === 1 ? 'variant' : 'variants'}`;
}
