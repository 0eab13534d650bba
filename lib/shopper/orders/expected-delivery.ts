import { deliveryDates, formatDeliveryDates } from '../../../contract/delivery-dates.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import type { Address } from '../address-book/address.ts';

/** Part of an address that delivery dates depend on. */
export type DeliveryRegion = Pick<Address, 'country' | 'governorate'>;

/**
 * Returns the dates of a delivery as text; null when the shop has no delivery calendar, or has one for another country only. Browser only.
 * @param orderedAt epoch milliseconds
 * @param separator word between two dates
 * @param region the home country by default
 * @param shipping method of delivery, the ordinary one by default
 */
export function expectedDelivery(
  orderedAt: number,
  locale: string,
  separator: string,
  region?: DeliveryRegion,
  shipping: string | null = null,
): string | null {
  const { deliveryCalendar: calendar } = browserSettings();
  if (!calendar) return null;
  const { country } = calendar;
  if (region && country !== undefined && region.country !== country) return null;
  const dates = deliveryDates(calendar, orderedAt, region?.governorate, shipping);
  return formatDeliveryDates(dates, locale, separator);
}
