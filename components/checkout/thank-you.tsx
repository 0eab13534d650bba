'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { placedOrder } from '@/lib/checkout/placed';
import { browserSettings } from '@/lib/settings/browser';
import { useStore } from '@/lib/store/use-store';
import { spanOfDays } from '@/lib/tenant/delivery-window';
import { visitorState } from '@/lib/visitor/state';

/** What is said here takes the place of the form that was sent, and its focus. */
const focus = (words: HTMLElement | null) => words?.focus({ preventScroll: true });

/** The number of the order just placed, when it comes, and where to follow it. @param children what was ordered */
export function ThankYou({ children }: { children?: ReactNode }) {
  const t = useTranslations('checkout.thanks');
  const ready = useStore(visitorState, (state) => state.ready);
  const order = ready ? placedOrder() : null;
  const days = ready ? browserSettings().deliveryDays : null;
  return (
    <div className="needs-script min-h-[50vh]" aria-busy={!ready}>
      {ready && (
        <>
          {order ? (
            <>
              <p ref={focus} tabIndex={-1} className="text-xl">
                {order.isHeld ? t('held', { email: order.email }) : t('number')}{' '}
                <strong className="whitespace-nowrap">
                  <bdi>{order.number}</bdi>
                </strong>
              </p>
              {days && !order.isHeld && <p className="mt-3">{t('arrives', spanOfDays(days))}</p>}
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
