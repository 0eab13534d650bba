'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyList, type Offer } from '@/components/shop/empty-list';
import { FactsFailure } from '@/components/shop/facts-failure';
import { settledLines } from '@/lib/cart/line-view';
import { CartTable } from './cart-table.tsx';
import { ClearCart } from './clear-cart.tsx';
import { Coupon } from './coupon.tsx';
import { Summary } from './summary.tsx';
import { useCartView } from './use-cart-view.ts';
import { useLineActions } from './use-line-actions.ts';

/** The cart page's table, totals with the way to pay, and what else can be done with them (specification section 2). */
export function CartView({ bestSellers }: { bestSellers: Offer }) {
  const t = useTranslations('browser.cart');
  const cart = useCartView();
  const actions = useLineActions();
  const [updated, setUpdated] = useState(false);
  const update = async () => {
    if (cart.loading) return;
    await cart.refresh();
    setUpdated(await actions.settle(settledLines(cart.views)));
  };
  if (cart.views.length === 0 && !cart.failed)
    return <EmptyList text={t('empty')} bestSellers={bestSellers} />;
  return (
    <div className="flex flex-col items-stretch gap-x-10 gap-y-8 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div>
        <FactsFailure products={cart} />
        <CartTable views={cart.views} actions={actions} />
      </div>
      <Summary totals={cart.totals} />
      <div>
        <div className="flex flex-wrap justify-between gap-3">
          <button
            type="button"
            className="btn btn-quiet max-sm:grow"
            aria-disabled={cart.loading}
            onClick={update}
          >
            {t('update')}
          </button>
          <ClearCart onConfirm={(button) => actions.clear(cart.views, button)} />
        </div>
        <p role="status" className="mt-3 text-sm text-muted">
          {updated && !cart.loading && (cart.failed ? t('lastKnown') : t('upToDate'))}
        </p>
        <Coupon />
      </div>
    </div>
  );
}
