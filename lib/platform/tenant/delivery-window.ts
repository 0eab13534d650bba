import type { Tenant } from './tenant.ts';

/** Returns the minimum and maximum working days from order to delivery; null when not configured. */
export function deliveryWindow({ handlingDays, transitDays }: Tenant['delivery']): [number, number] | null {
  if (!handlingDays || !transitDays) return null;
  return [Math.max(1, handlingDays[0] + transitDays[0]), handlingDays[1] + transitDays[1]];
}

/** Returns the arguments of messages about a range of days; `exact` is 'yes' when both ends are the same. */
export function dayRangeValues([from, to]: readonly [number, number]): {
  from: number;
  to: number;
  exact: 'yes' | 'no';
} {
  return { from, to, exact: from === to ? 'yes' : 'no' };
}
