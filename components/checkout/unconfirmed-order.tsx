import { useTranslations } from 'next-intl';
import { usePrice } from '@/components/commerce/use-price';
import { FormAlert } from '@/components/forms/form-alert';
import { unconfirmedOrder } from '@/lib/shopper/checkout/place-order';

interface UnconfirmedOrderProps {
  /** Why resending failed, while it can be tried again; null otherwise. */
  failure: string | null;
  /** True while the button is busy. */
  isResending: boolean;
  onResend(): void;
}

/**
 * Notice about an order that was sent but not confirmed, with a button that resends it. The shop may have placed the
 * order already.
 */
export function UnconfirmedOrder({ failure, isResending, onResend }: UnconfirmedOrderProps) {
  const t = useTranslations('checkout.unconfirmed');
  const submittedOrder = unconfirmedOrder();
  const { format } = usePrice(submittedOrder?.currency);
  return (
    <section
      aria-labelledby="unconfirmed-heading"
      className="mb-10 grid max-w-2xl gap-4 border-s-2 border-alert bg-backdrop px-5 py-4"
    >
      <h2 id="unconfirmed-heading" className="title text-2xl">
        {t('title')}
      </h2>
      <p>{t('text', { total: format(submittedOrder?.total ?? null) })}</p>
      <FormAlert text={failure} />
      <div>
        <button
          type="button"
          className="btn"
          aria-disabled={isResending}
          aria-busy={isResending}
          onClick={onResend}
        >
          {t('again')}
        </button>
      </div>
    </section>
  );
}
