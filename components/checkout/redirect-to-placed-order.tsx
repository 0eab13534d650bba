import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { localePath } from '@/lib/platform/urls/paths';
import type { CheckoutOrder } from '@/lib/shopper/checkout/cart-checkout';
import { clearDraft } from '@/lib/shopper/checkout/draft';
import { confirmationPath, persistPlacedOrder } from '@/lib/shopper/checkout/placed-order';
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
    router.replace(localePath(locale, confirmationPath(order)));
  });
  useEffect(() => showOrder(), []);
  return isOrderPersisted && <ThankYou />;
}
