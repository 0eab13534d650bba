import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutOrder } from '@/lib/checkout/cart-checkout';
import { clearDraft } from '@/lib/checkout/draft';
import { orderConfirmationPath } from '@/lib/checkout/payment-methods';
import { persistPlacedOrder } from '@/lib/checkout/placed-order';
import { localePath } from '@/lib/urls/paths';
import { ThankYou } from './thank-you.tsx';

/** Redirects to the order that another tab has placed from this cart. */
export function RedirectToPlacedOrder({ order }: { order: CheckoutOrder }) {
  const router = useRouter();
  const locale = useLocale();
  const [isOrderPersisted, setIsOrderPersisted] = useState(false);
  const showOrder = useEffectEvent(() => {
    persistPlacedOrder({ ...order, isByCard: order.payment === 'card' });
    clearDraft();
    setIsOrderPersisted(true);
    router.replace(localePath(locale, orderConfirmationPath(order.payment, order)));
  });
  useEffect(() => showOrder(), []);
  return isOrderPersisted && <ThankYou />;
}
