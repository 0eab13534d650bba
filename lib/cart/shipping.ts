import type { Minor } from '../money/money.ts';
import { browserSettings } from '../settings/browser.ts';

/** Ways of shipping: 'free' costs 0 (specification section 2), 'standard' what the shop says that delivery costs. */
export const shippings = ['free', 'standard'] as const;

export type Shipping = (typeof shippings)[number];

/** The way that the shop of the page ships. */
export function shopShipping(): Shipping {
  return browserSettings().deliveryCost > 0 ? 'standard' : 'free';
}

/** What a way of shipping costs in the shop of the page. */
export function shippingCost(way: Shipping): Minor {
  return way === 'standard' ? browserSettings().deliveryCost : 0;
}
