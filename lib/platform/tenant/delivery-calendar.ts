import type { DeliveryCalendar } from '../../../contract/delivery-dates.ts';
import type { Tenant } from './tenant.ts';

/** Returns the calendar from which delivery dates are calculated; null if handling days, transit days or days off are not configured. */
export function deliveryCalendar({
  timeZone,
  country,
  delivery: { handlingDays, transitDays, governorates = {}, daysOff, cutOff = 24, express },
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
