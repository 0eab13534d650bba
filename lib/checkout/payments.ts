import { paths } from '../address/address.ts';
import type { PlacedOrder } from './placed-order.ts';

/** What a way of paying does once an order is placed. */
interface PaymentMethod {
  /** Same-site path, without language, at which the buyer goes on. */
  next(order: PlacedOrder): string;
}

const thanks = ({ number }: PlacedOrder) => `${paths.thanks}?${new URLSearchParams({ number })}`;

/** The ways to pay. A provider with a page of its own would lead there first; see docs/decisions/013-payment.md. */
const methods = {
  'cash-on-delivery': { next: thanks },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodName = keyof typeof methods;

export const paymentMethods = Object.keys(methods) as PaymentMethodName[];

/** Where the buyer of an order goes on, by the way it is paid. */
export function afterOrder(payment: PaymentMethodName, order: PlacedOrder): string {
  return methods[payment].next(order);
}
