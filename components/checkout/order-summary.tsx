import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CompactLine } from '@/components/cart/compact-line';
import { usePrice } from '@/components/commerce/use-price';
import { type MinorUnits, sum } from '@/lib/platform/money/money';
import { isBuyable, type LineView } from '@/lib/shopper/cart/line-view';

interface OrderSummaryProps {
  views: LineView[];
  deliveryCost: MinorUnits;
  /** Row of the coupon; null without one. */
  couponRow: ReactNode;
  total: MinorUnits;
  /** True when a price is unknown; subtotal and total are then shown as not available. */
  isIncomplete: boolean;
}

/** Lines and costs of the order at current prices. */
export function OrderSummary({ views, deliveryCost, couponRow, total, isIncomplete }: OrderSummaryProps) {
  const t = useTranslations('checkout');
  const { format } = usePrice();
  const subtotal = sum(views.filter(isBuyable).map((view) => view.total ?? 0));
  const rowClass = 'flex flex-wrap justify-between gap-x-4';
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="title text-3xl">
        {t('summary')}
      </h2>
      <ul className="mt-2 ruled">
        {views.map((view) => (
          <CompactLine key={`${view.line.productId} ${view.line.variantId}`} view={view} />
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-sand pt-4" aria-live="polite">
        <div className={rowClass}>
          <dt>{t('subtotal')}</dt>
          <dd>{format(isIncomplete ? null : subtotal)}</dd>
        </div>
        <div className={rowClass}>
          <dt>{t('shipping')}</dt>
          <dd>{format(deliveryCost)}</dd>
        </div>
        {couponRow}
        <div className={`${rowClass} border-t border-sand pt-3 text-lg font-semibold`}>
          <dt>{t('total')}</dt>
          <dd>{format(isIncomplete ? null : total)}</dd>
        </div>
      </dl>
      {isIncomplete && <p className="mt-2 text-sm text-alert">{t('incomplete')}</p>}
    </section>
  );
}
