import type { Address } from '../address-book/address.ts';
import type { Minor } from '../money/money.ts';
import type { Id } from '../wire/identifiers.ts';

/** States of an order that have a text of their own; any other is shown as it came. */
export const orderStatuses = ['held', 'placed', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const;

/** An order in a list. */
export interface OrderSummary {
  id: Id;
  number: string;
  /** Epoch milliseconds. */
  createdAt: number | null;
  status: string;
  currency: string;
  total: Minor | null;
  /** Pieces. */
  quantity: number | null;
}

/** What was ordered, as it was called and cost then. */
export interface OrderLine {
  title: string;
  slug: string | null;
  image: string | null;
  size: string | null;
  color: string | null;
  quantity: number;
  /** Of one piece. */
  price: Minor | null;
}

export interface Order extends OrderSummary {
  lines: OrderLine[];
  recipient: string;
  address: Address;
  subtotal: Minor | null;
  shippingCost: Minor | null;
}
