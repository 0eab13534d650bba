'use client';

import { useTranslations } from 'next-intl';
import { useCartView } from '@/components/cart/use-cart-view';
import { EmptyList } from '@/components/ui/empty-list';
import { FactsFailure } from '@/components/ui/facts-failure';
import { CheckoutForm } from './checkout-form.tsx';

/** The checkout of whatever is in the cart. */
export function CheckoutView({ currency }: { currency: string }) {
  const t = useTranslations('browser.cart');
  const cart = useCartView();
  if (cart.views.length === 0 && !cart.failed) return <EmptyList text={t('empty')} currency={currency} />;
  return (
    <>
      <FactsFailure products={cart} />
      {cart.views.length > 0 && <CheckoutForm cart={cart} currency={currency} />}
    </>
  );
}
