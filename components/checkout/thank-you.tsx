'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { useStore } from '@/lib/platform/store/use-store';
import { dayRangeValues } from '@/lib/platform/tenant/delivery-window';
import { paths } from '@/lib/platform/urls/paths';
import { isOrdinaryDelivery } from '@/lib/shopper/cart/shipping';
import { loadPlacedOrder } from '@/lib/shopper/checkout/placed-order';
import { visitorState } from '@/lib/shopper/visitor/state';

/** Ref callback that moves the focus to an element, because the focused form is gone. */
const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * Number of the placed order, its expected delivery and tracking link.
 * @param children details of the order
 */
export function ThankYou({ children }: { children?: ReactNode }) {
  const t = useTranslations('checkout.thanks');
  const ready = useStore(visitorState, (state) => state.ready);
  const order = ready ? loadPlacedOrder() : null;
  // In a shop with a delivery calendar, the details of the order show delivery dates instead.
  const deliveryDays = ready && !browserSettings().deliveryCalendar ? browserSettings().deliveryDays : null;
  return (
    <div className="needs-script min-h-[50vh]" aria-busy={!ready}>
      {ready && (
        <>
          {order ? (
            <>
              <p ref={focusOnMount} tabIndex={-1} className="text-xl">
                {order.isByCard && t('byCard')}
                {!order.isByCard && (order.isHeld ? t('held', { email: order.email }) : t('number'))}{' '}
                <strong className="whitespace-nowrap">
                  <bdi>{order.number}</bdi>
                </strong>
              </p>
              {deliveryDays && isOrdinaryDelivery(order.shipping) && !order.isHeld && !order.isByCard && (
                <p className="mt-3">{t('arrives', dayRangeValues(deliveryDays))}</p>
              )}
              <p className="mt-3 max-w-xl text-muted">{t('next', { email: order.email })}</p>
            </>
          ) : (
            <p className="text-xl">{t('none')}</p>
          )}
          {children}
          <p className="mt-8 flex flex-wrap gap-4">
            <Link href={paths.order} className="btn">
              {t('track')}
            </Link>
            <Link href={paths.shop} className="btn btn-quiet">
              {t('goOn')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
