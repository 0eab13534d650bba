'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCartView } from '@/components/cart/use-cart-view';
import { FormAlert } from '@/components/forms/form-alert';
import { EmptyList, type Offer } from '@/components/shop/empty-list';
import { FactsFailure } from '@/components/shop/facts-failure';
import { session } from '@/lib/auth/session';
import { unansweredOrder } from '@/lib/checkout/place-order';
import { useStore } from '@/lib/store/use-store';
import { CheckoutForm } from './checkout-form.tsx';
import { ThankYou } from './thank-you.tsx';
import { UnansweredOrder } from './unanswered-order.tsx';

/**
 * The checkout of whatever is in the cart; of an order without an answer the way to ask again, of a placed order its number, until
 * the page that says thank you is there.
 */
export function CheckoutView({ bestSellers }: { bestSellers: Offer }) {
  const t = useTranslations('browser.cart');
  const cart = useCartView();
  const who = useStore(session);
  const [placed, setPlaced] = useState(false);
  // What the form below has sent is sent again there, unless the cart has lost its lines: the order itself may have taken them.
  const [isOpen, setOpen] = useState(() => unansweredOrder() !== null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (placed) return <ThankYou />;
  const isEmpty = cart.views.length === 0 && !cart.failed;
  const isUnanswered = (isOpen || isEmpty) && unansweredOrder() !== null;
  const end = (reason: string | null) => {
    setRefusal(reason);
    setOpen(false);
  };
  return (
    <>
      {isUnanswered && <UnansweredOrder views={cart.views} onPlaced={() => setPlaced(true)} onEnded={end} />}
      {refusal !== null && (
        <div className="mb-10 max-w-2xl">
          <FormAlert text={refusal} />
        </div>
      )}
      {isEmpty && !isUnanswered && <EmptyList text={t('empty')} bestSellers={bestSellers} />}
      <FactsFailure products={cart} />
      {cart.views.length > 0 && (
        <CheckoutForm
          // Nothing of a customer stays in the form when another tab signs out.
          key={who.status === 'customer' ? who.email : who.status}
          cart={cart}
          onPlaced={() => setPlaced(true)}
          onLeft={() => setOpen(false)}
        />
      )}
    </>
  );
}
