import type { MinorUnits } from '../money/money.ts';
import { browserSettings } from '../settings/browser-settings.ts';

/** 'free' costs 0, 'standard' the delivery cost in the shop's settings. */
export const shippingMethods = ['free', 'standard'] as const;

export type ShippingMethod = (typeof shippingMethods)[number];

/** Shipping method of the current shop. */
export function shopShippingMethod(): ShippingMethod {
  return browserSettings().deliveryCost > 0 ? 'standard' : 'free';
}

/** Cost of a shipping method in the current shop. */
export function shippingCost(method: ShippingMethod): MinorUnits {
  return method === 'standard' ? browserSettings().deliveryCost : 0;
}
