'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCartView } from '@/components/cart/use-cart-view';
import { EmptyList } from '@/components/ui/empty-list';
import { FactsFailure } from '@/components/ui/facts-failure';
import { useSession } from '@/lib/auth/use-session';
import { CheckoutForm } from './checkout-form.tsx';
import { ThankYou } from './thank-you.tsx';

/** The checkout of whatever is in the cart; of a placed order its number, until the page that says thank you is there. */
export function CheckoutView({ currency }: { currency: string }) {
  const t = useTranslations('browser.cart');
  const cart = useCartView();
  const who = useSession();
  const [placed, setPlaced] = useState(false);
  if (placed) return <ThankYou />;
  if (cart.views.length === 0 && !cart.failed) return <EmptyList text={t('empty')} currency={currency} />;
  return (
    <>
      <FactsFailure products={cart} />
      {cart.views.length > 0 && (
        <CheckoutForm
          // Nothing of a customer stays in the form when another tab signs out.
          key={who.status === 'customer' ? who.email : who.status}
          cart={cart}
          currency={currency}
          onPlaced={() => setPlaced(true)}
        />
      )}
    </>
  );
}
