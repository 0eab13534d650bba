import type { Tenant } from './tenant.ts';

/** Working days from an order to its arrival, at least and at most; null where the shop does not say. */
export function deliveryWindow({ handlingDays, transitDays }: Tenant['delivery']): [number, number] | null {
  if (!handlingDays || !transitDays) return null;
  return [Math.max(1, handlingDays[0] + transitDays[0]), handlingDays[1] + transitDays[1]];
}

/** A span of days, as messages take it; `exact` where it is one number. */
export function spanOfDays([from, to]: readonly [number, number]): {
  from: number;
  to: number;
  exact: 'yes' | 'no';
} {
  return { from, to, exact: from === to ? 'yes' : 'no' };
}
