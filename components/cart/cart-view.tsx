'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyList, type SuggestedProducts } from '@/components/commerce/empty-list';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { CouponField } from '@/components/coupons/coupon-field';
import { UnsupportedCouponForm } from '@/components/coupons/unsupported-coupon-form';
import { useCartCoupon, useLinkedCoupon } from '@/components/coupons/use-coupon';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';
import { CartSummary } from './cart-summary.tsx';
import { CartTable } from './cart-table.tsx';
import { ClearCart } from './clear-cart.tsx';
import { EmptyCartText } from './empty-cart-text.tsx';
import { useCartView } from './use-cart-view.ts';
import { useLineActions } from './use-line-actions.ts';
import { useShipping } from './use-shipping.ts';

/** Cart page: lines, totals, checkout link, update, clear and coupon (docs/behaviour.md §2.8). */
export function CartView({
  bestSellers,
  shippingOptions,
  takesCoupons = false,
}: {
  bestSellers: SuggestedProducts;
  shippingOptions: ShippingOptions;
  /** True in a shop whose API implements coupons. */
  takesCoupons?: boolean;
}) {
  const t = useTranslations('browser.cart');
  const cart = useCartView();
  const shipping = useShipping(shippingOptions);
  const { method } = shipping.selected;
  const coupon = useCartCoupon(cart.views, method, takesCoupons);
  const linkedCoupon = useLinkedCoupon(cart.views, method, takesCoupons);
  const actions = useLineActions();
  const [isUpdated, setIsUpdated] = useState(false);
  const refreshCart = async () => {
    if (cart.isFetching) return;
    await cart.refresh();
    // The views from before the refresh: accepts only changes that the visitor has seen.
    setIsUpdated(await actions.reconcile(cart.views));
  };
  if (cart.views.length === 0 && !cart.hasFailed)
    return <EmptyList text={<EmptyCartText>{t('empty')}</EmptyCartText>} bestSellers={bestSellers} />;
  return (
    <div className="flex flex-col items-stretch gap-x-10 gap-y-8 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="@container">
        <StalePricesAlert snapshots={cart} />
        <CartTable views={cart.views} actions={actions} />
      </div>
      <CartSummary totals={cart.totals} shipping={shipping} coupon={coupon} linkedCoupon={linkedCoupon} />
      <div>
        <div className="flex flex-wrap justify-between gap-3">
          <button
            type="button"
            className="btn btn-quiet max-sm:grow"
            aria-disabled={cart.isFetching}
            onClick={refreshCart}
          >
            {t('update')}
          </button>
          <ClearCart onConfirm={(button) => actions.clear(cart.views, button)} />
        </div>
        <p role="status" className="mt-3 text-sm text-muted">
          {isUpdated && !cart.isFetching && (cart.hasFailed ? t('lastKnown') : t('upToDate'))}
        </p>
        {takesCoupons ? <CouponField views={cart.views} shipping={method} /> : <UnsupportedCouponForm />}
      </div>
    </div>
  );
}
