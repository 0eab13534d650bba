import type { Tenant } from './tenant.ts';

/** Returns the minimum and maximum working days from order to delivery; null when not configured. */
export function deliveryWindow({ handlingDays, transitDays }: Tenant['delivery']): [number, number] | null {
  if (!handlingDays || !transitDays) return null;
  return [Math.max(1, handlingDays[0] + transitDays[0]), handlingDays[1] + transitDays[1]];
}

/** Returns the message values of a range of days; `exact` is 'yes' for a single number. */
export function dayRangeValues([from, to]: readonly [number, number]): {
  from: number;
  to: number;
  exact: 'yes' | 'no';
} {
  return { from, to, exact: from === to ? 'yes' : 'no' };
}
