import type { SelectedOption } from '../../catalogue/product/options.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import type { Address } from '../address-book/address.ts';

/** Statuses with a translated label (contract/README.md "Orders", "Card payments"); any other is shown untranslated. */
export const orderStatuses = [
  'held',
  'placed',
  'awaiting-payment',
  'payment-failed',
  'paid',
  'expired',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const;

/** An order in a list; unknown values are null. */
export interface OrderSummary {
  id: Id;
  number: string;
  /** Epoch milliseconds. */
  createdAt: number | null;
  /** In lower case; empty when unknown. */
  status: string;
  currency: string;
  total: MinorUnits | null;
  /** Units of all lines. */
  quantity: number | null;
}

/** Line of an order, with the product data at the time of the order; unknown values are null. */
export interface OrderLine {
  title: string;
  slug: string | null;
  image: string | null;
  size: string | null;
  color: string | null;
  /** Options other than size and colour, with their values. */
  options: SelectedOption[];
  quantity: number;
  /** Unit price. */
  price: MinorUnits | null;
}

/** Order in full. */
export interface Order extends OrderSummary {
  lines: OrderLine[];
  /** Name; empty when unknown. */
  recipient: string;
  /** Empty when unknown. */
  phoneNumber: string;
  /** Empty when unknown. */
  email: string;
  /** True when the payment method is card. */
  isByCard: boolean;
  address: Address;
  /** Method of delivery as the API names it; null when unknown. */
  shipping: string | null;
  subtotal: MinorUnits | null;
  shippingCost: MinorUnits | null;
  /** Code of the coupon; null without one. */
  coupon: string | null;
  /** Null without a discount. */
  discount: MinorUnits | null;
}

/** Statuses of an order that will be delivered and has not arrived. */
const statusesUnderWay = ['placed', 'paid', 'confirmed', 'shipped'];

/** True while the buyer waits for the delivery. */
export function isUnderWay({ status }: Pick<OrderSummary, 'status'>): boolean {
  return statusesUnderWay.includes(status);
}

/** Statuses in which a customer may cancel an order. */
const cancellableStatuses = ['held', 'placed', 'awaiting-payment', 'payment-failed'];

/** True while the customer may cancel the order: it is neither paid nor confirmed (contract/README.md "Orders"). */
export function isCancellable({ status }: Pick<OrderSummary, 'status'>): boolean {
  return cancellableStatuses.includes(status);
}

/** Statuses of an order by card that is paid. */
const paidStatuses = ['paid', 'confirmed', 'shipped', 'delivered'];

/** Returns whether an order by card with this status is paid. */
export function isPaid(status: string): boolean {
  return paidStatuses.includes(status);
}
