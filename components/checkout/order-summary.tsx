import { useTranslations } from 'next-intl';
import { PanelLine } from '@/components/cart/panel-line';
import { usePrice } from '@/components/shop/use-price';
import { isBuyable, type LineView } from '@/lib/cart/line-view';
import { type Minor, sum } from '@/lib/money/money';

interface OrderSummaryProps {
  views: LineView[];
  shippingCost: Minor;
  total: Minor;
  /** Whether the price of some line is not known, so that nobody can say what the order costs. */
  incomplete: boolean;
}

/** What is about to be ordered and what it costs, as the upstream says now. */
export function OrderSummary({ views, shippingCost, total, incomplete }: OrderSummaryProps) {
  const t = useTranslations('checkout');
  const { amount } = usePrice();
  const subtotal = sum(views.filter(isBuyable).map((view) => view.total ?? 0));
  const row = 'flex justify-between gap-4';
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="title text-3xl">
        {t('summary')}
      </h2>
      <ul className="mt-2 divide-y divide-sand">
        {views.map((view) => (
          <PanelLine key={`${view.line.productId} ${view.line.variantId}`} view={view} />
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-sand pt-4" aria-live="polite">
        <div className={row}>
          <dt>{t('subtotal')}</dt>
          <dd>{amount(incomplete ? null : subtotal)}</dd>
        </div>
        <div className={row}>
          <dt>{t('shipping')}</dt>
          <dd>{amount(shippingCost)}</dd>
        </div>
        <div className={`${row} border-t border-sand pt-3 text-lg font-semibold`}>
          <dt>{t('total')}</dt>
          <dd>{amount(incomplete ? null : total)}</dd>
        </div>
      </dl>
      {incomplete && <p className="mt-2 text-sm text-alert">{t('incomplete')}</p>}
    </section>
  );
}
