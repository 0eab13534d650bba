import { deliveryDates, formatDeliveryDates } from '../../contract/delivery-dates.ts';
import type { Address } from '../address-book/address.ts';
import { browserSettings } from '../settings/browser-settings.ts';

/** Part of an address that delivery dates depend on. */
export type Destination = Pick<Address, 'country' | 'governorate'>;

/**
 * Returns the dates of a delivery as text; null when the shop has no calendar, or none for this country. Browser only.
 * @param orderedAt epoch milliseconds
 * @param separator word between two dates
 * @param destination the home country by default
 */
export function expectedDelivery(
  orderedAt: number,
  locale: string,
  separator: string,
  destination?: Destination,
): string | null {
  const { deliveryCalendar: calendar } = browserSettings();
  if (!calendar) return null;
  const { country } = calendar;
  if (destination && country !== undefined && destination.country !== country) return null;
  return formatDeliveryDates(deliveryDates(calendar, orderedAt, destination?.governorate), locale, separator);
}
