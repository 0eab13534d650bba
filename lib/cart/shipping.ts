import type { Minor } from '../money/money.ts';

/** Ways of shipping and what each costs; 'free' costs 0 (specification section 2). */
export const shippingCosts = { free: 0 } as const satisfies Record<string, Minor>;

export type Shipping = keyof typeof shippingCosts;

export const shippings = Object.keys(shippingCosts) as Shipping[];
