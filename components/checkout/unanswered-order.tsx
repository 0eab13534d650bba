import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { useFailureText } from '@/components/forms/use-failure-text';
import { usePrice } from '@/components/shop/use-price';
import type { LineView } from '@/lib/cart/line-view';
import { isRefusal, repeatOrder, unansweredOrder } from '@/lib/checkout/place-order';
import { usePlaced } from './use-placed.ts';

interface UnansweredOrderProps {
  /** What is in the cart, which may hold the order's lines still. */
  views: readonly LineView[];
  /** Called as soon as the order is known to be placed. */
  onPlaced(): void;
  /** Called when nothing is left to be sent again, with why, in words, where the shop has refused it. */
  onEnded(refusal: string | null): void;
}

/** Says that an order was sent and not answered, which may have been placed, and sends the very same again. */
export function UnansweredOrder({ views, onPlaced, onEnded }: UnansweredOrderProps) {
  const t = useTranslations('checkout.unanswered');
  const locale = useLocale();
  const sent = unansweredOrder();
  const { amount } = usePrice(sent?.currency);
  const failureText = useFailureText();
  const finish = usePlaced(views, onPlaced);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const repeat = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const order = await repeatOrder(locale);
      if (order) await finish(order);
      else onEnded(null);
    } catch (error) {
      const reason = failureText(error);
      if (isRefusal(error)) onEnded(t('refused', { reason }));
      else setFailure(reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section
      aria-labelledby="unanswered-heading"
      className="mb-10 grid max-w-2xl gap-4 border-s-2 border-alert bg-backdrop px-5 py-4"
    >
      <h2 id="unanswered-heading" className="title text-2xl">
        {t('title')}
      </h2>
      <p>{t('text', { total: amount(sent?.total ?? null) })}</p>
      <FormAlert text={failure} />
      <div>
        <button type="button" className="btn" aria-disabled={busy} aria-busy={busy} onClick={repeat}>
          {t('again')}
        </button>
      </div>
    </section>
  );
}
