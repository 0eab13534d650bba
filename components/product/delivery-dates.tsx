'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { useShopTime } from '@/components/commerce/use-shop-time';

interface DeliveryDatesProps {
  /** Text with working days, shown until the script runs. */
  fallback: string;
  /** Text with the placeholder `%dates`. */
  template: string;
  /** Word between two dates. */
  separator: string;
}

/**
 * Dates between which an order placed now arrives. They are calculated in the browser, because the page is cached; the
 * code loads after the page.
 */
export function DeliveryDates({ fallback, template, separator }: DeliveryDatesProps) {
  const locale = useLocale();
  const now = useShopTime();
  const [text, setText] = useState(fallback);
  useEffect(() => {
    if (now === null) return;
    import('@/lib/tenant/expected-delivery').then(
      ({ expectedDelivery }) => {
        const dates = expectedDelivery(now, locale, separator);
        if (dates !== null) setText(template.replace('%dates', dates));
      },
      () => {},
    );
  }, [now, locale, separator, template]);
  return <span>{text}</span>;
}
