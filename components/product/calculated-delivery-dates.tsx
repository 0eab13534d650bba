import { useLocale } from 'next-intl';
import { useShopTime } from '@/components/commerce/use-shop-time';
import { expectedDelivery } from '@/lib/shopper/orders/expected-delivery';

export interface DeliveryDatesProps {
  /** Text with a number of working days, shown while the dates are unknown. */
  fallback: string;
  /** Text with the placeholder `%dates`. */
  template: string;
  /** Word between two dates. */
  separator: string;
}

/** Dates between which an order placed now arrives. Shows `fallback` until the shop's time is known, and in a shop without a calendar. */
export function CalculatedDeliveryDates({ fallback, template, separator }: DeliveryDatesProps) {
  const locale = useLocale();
  const now = useShopTime();
  const dates = now === null ? null : expectedDelivery(now, locale, separator);
  return <span>{dates === null ? fallback : template.replace('%dates', dates)}</span>;
}
