import type { DeliveryCalendar } from '../../../contract/delivery-dates.ts';
import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from './tenant.ts';

/** Cut-off at the end of the day: every order is in time. */
const noCutOff = 24;

/** Returns the calendar from which delivery dates are calculated; null if handling days, transit days or days off are not configured. */
export function deliveryCalendar({
  timeZone,
  country,
  delivery: { handlingDays, transitDays, governorates = {}, daysOff, cutOff = noCutOff, express },
}: Pick<Tenant, 'timeZone' | 'country' | 'delivery'>): DeliveryCalendar | null {
  if (!handlingDays || !transitDays || !daysOff) return null;
  return {
    timeZone,
    country,
    handlingDays,
    transitDays,
    express: express?.transitDays,
    governorates,
    daysOff,
    cutOff,
  };
}

/** Returns the minimum and maximum working days from order to delivery, never on the day of the order; null when not configured. */
export function deliveryWindow({ handlingDays, transitDays }: Tenant['delivery']): [number, number] | null {
  if (!handlingDays || !transitDays) return null;
  return [Math.max(1, handlingDays[0] + transitDays[0]), Math.max(1, handlingDays[1] + transitDays[1])];
}

/** Returns the arguments of messages about a range of days; `exact` is 'yes' when both ends are the same. */
export function dayRangeValues([from, to]: readonly [number, number]): {
  from: number;
  to: number;
  exact: 'yes' | 'no';
} {
  return { from, to, exact: from === to ? 'yes' : 'no' };
}

/** Returns the address for pick-up on one line; undefined in a shop without pick-up. A city named as its governorate appears only once. */
export function pickUpPlace({ pickUp }: Tenant['delivery'], locale: Locale): string | undefined {
  if (!pickUp) return undefined;
  const { governorate, city, street, building } = pickUp;
  const parts = [building, street[locale], city[locale], governorate[locale]].filter(Boolean);
  return [...new Set(parts)].join(locale === 'ar' ? '، ' : ', ');
}
