import { deliveryDates, formatDeliveryDates } from '../../../contract/delivery-dates.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import type { Address } from '../address-book/address.ts';

/** Part of an address that delivery dates depend on. */
export type Destination = Pick<Address, 'country' | 'governorate'>;

/**
 * Returns the dates of a delivery as text; null when the shop has no delivery calendar, or has one for another country only. Browser only.
 * @param orderedAt epoch milliseconds
 * @param separator word between two dates
 * @param destination the home country by default
 * @param shipping method of delivery, the ordinary one by default
 */
export function expectedDelivery(
  orderedAt: number,
  locale: string,
  separator: string,
  destination?: Destination,
  shipping: string | null = null,
): string | null {
  const { deliveryCalendar: calendar } = browserSettings();
  if (!calendar) return null;
  const { country } = calendar;
  if (destination && country !== undefined && destination.country !== country) return null;
  const dates = deliveryDates(calendar, orderedAt, destination?.governorate, shipping);
  return formatDeliveryDates(dates, locale, separator);
}
