import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePrice } from '@/components/commerce/use-price';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import type { LineView } from '@/lib/shopper/cart/line-view';
import { isRejection, resendOrder, unconfirmedOrder } from '@/lib/shopper/checkout/place-order';
import { runCheckoutExclusively } from '@/lib/shopper/checkout/placed-order';
import { useCompleteOrder } from './use-complete-order.ts';

interface UnconfirmedOrderProps {
  /** Lines in the cart, which may still include those of the order. */
  views: readonly LineView[];
  /** Allowed origins of payment pages. */
  paymentOrigins?: readonly string[];
  /** Called once the order is confirmed. */
  onPlaced(): void;
  /** Called when there is nothing left to resend, with the message of a rejection or null. */
  onEnded(rejectionText: string | null): void;
}

/**
 * Notice about an order that was sent but not confirmed, with a button that resends it. The shop may have placed the
 * order already.
 */
export function UnconfirmedOrder({ views, paymentOrigins, onPlaced, onEnded }: UnconfirmedOrderProps) {
  const t = useTranslations('checkout.unconfirmed');
  const locale = useLocale();
  const submittedOrder = unconfirmedOrder();
  const { format } = usePrice(submittedOrder?.currency);
  const errorMessage = useErrorMessage();
  const completeOrder = useCompleteOrder(views, onPlaced, paymentOrigins);
  const [isBusy, setIsBusy] = useState(false);
  const [alertText, setAlertText] = useState<string | null>(null);

  const resend = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setAlertText(null);
    try {
      await runCheckoutExclusively(async () => {
        const order = await resendOrder(locale);
        if (order) await completeOrder(order);
        else onEnded(null);
      });
    } catch (error) {
      const reason = errorMessage(error);
      if (isRejection(error)) onEnded(t('rejected', { reason }));
      else setAlertText(reason);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <section
      aria-labelledby="unconfirmed-heading"
      className="mb-10 grid max-w-2xl gap-4 border-s-2 border-alert bg-backdrop px-5 py-4"
    >
      <h2 id="unconfirmed-heading" className="title text-2xl">
        {t('title')}
      </h2>
      <p>{t('text', { total: format(submittedOrder?.total ?? null) })}</p>
      <FormAlert text={alertText} />
      <div>
        <button type="button" className="btn" aria-disabled={isBusy} aria-busy={isBusy} onClick={resend}>
          {t('again')}
        </button>
      </div>
    </section>
  );
}
