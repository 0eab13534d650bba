import { paths } from '../../platform/urls/paths.ts';
import type { PlacedOrder } from './placed-order.ts';

interface PaymentMethod {
  /** Path without locale that the buyer is sent to once the order is placed. */
  confirmationPath(order: PlacedOrder): string;
}

const thankYouPath = ({ number }: PlacedOrder) => `${paths.thanks}?${new URLSearchParams({ number })}`;

/** A card order leads to the page of the payment provider first (`payment-page.ts`); see docs/decisions/013-payment.md. */
const methodsByName = {
  'cash-on-delivery': { confirmationPath: thankYouPath },
  card: { confirmationPath: thankYouPath },
} as const satisfies Record<string, PaymentMethod>;

/** Payment method as the API names it. */
export type PaymentMethodName = keyof typeof methodsByName;

/** All payment methods; `card` requires the capability of that name. */
export const paymentMethods = Object.keys(methodsByName) as PaymentMethodName[];

/** Path without locale of the page that follows a placed order. */
export function orderConfirmationPath(payment: PaymentMethodName, order: PlacedOrder): string {
  return methodsByName[payment].confirmationPath(order);
}
