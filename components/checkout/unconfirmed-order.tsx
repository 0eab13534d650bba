import { useTranslations } from 'next-intl';
import { usePrice } from '@/components/commerce/use-price';
import { FormAlert } from '@/components/forms/form-alert';
import type { LineView } from '@/lib/shopper/cart/line-view';
import { isResending } from '@/lib/shopper/checkout/checkout-machine';
import { unconfirmedOrder } from '@/lib/shopper/checkout/place-order';
import type { Checkout } from './use-checkout.ts';

interface UnconfirmedOrderProps {
  checkout: Checkout;
  /** Lines in the cart, which may still include those of the order. */
  views: readonly LineView[];
}

/**
 * Notice about an order that was sent but not confirmed, with a button that resends it. The shop may have placed the
 * order already.
 */
export function UnconfirmedOrder({ checkout: { state, resend }, views }: UnconfirmedOrderProps) {
  const t = useTranslations('checkout.unconfirmed');
  const submittedOrder = unconfirmedOrder();
  const { format } = usePrice(submittedOrder?.currency);
  const isBusy = isResending(state);
  return (
    <section
      aria-labelledby="unconfirmed-heading"
      className="mb-10 grid max-w-2xl gap-4 border-s-2 border-alert bg-backdrop px-5 py-4"
    >
      <h2 id="unconfirmed-heading" className="title text-2xl">
        {t('title')}
      </h2>
      <p>{t('text', { total: format(submittedOrder?.total ?? null) })}</p>
      <FormAlert text={state.resendFailure} />
      <div>
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void resend(views)}
        >
          {t('again')}
        </button>
      </div>
    </section>
  );
}
