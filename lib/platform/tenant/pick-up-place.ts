import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from './tenant.ts';

/** Returns the place of 'pick-up' on one line; undefined in a shop without it. */
export function pickUpPlace({ pickUp }: Tenant['delivery'], locale: Locale): string | undefined {
  if (!pickUp) return undefined;
  const { governorate, city, street, building } = pickUp;
  const parts = [building, street[locale], city[locale], governorate[locale]].filter(Boolean);
  return [...new Set(parts)].join(locale === 'ar' ? '، ' : ', ');
}
