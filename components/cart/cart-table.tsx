import { useTranslations } from 'next-intl';
import type { LineView } from '@/lib/cart/line-view';
import { CartRow } from './cart-row.tsx';
import type { useLineActions } from './use-line-actions.ts';

interface CartTableProps {
  views: LineView[];
  currency: string;
  actions: ReturnType<typeof useLineActions>;
}

/** The lines of the cart page; on narrow screens each row becomes a block of its own. */
export function CartTable({ views, currency, actions }: CartTableProps) {
  const t = useTranslations('browser.cart');
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{t('panel')}</caption>
      <thead className="sr-only text-start text-sm text-muted md:not-sr-only md:table-header-group">
        <tr className="border-b border-sand">
          <th scope="col" className="py-3 text-start font-normal">
            {t('columns.product')}
          </th>
          <th scope="col" className="px-4 text-start font-normal">
            {t('columns.size')}
          </th>
          <th scope="col" className="px-4 text-start font-normal">
            {t('columns.color')}
          </th>
          <th scope="col" className="px-4 text-start font-normal">
            {t('columns.price')}
          </th>
          <th scope="col" className="px-4 text-start font-normal">
            {t('columns.quantity')}
          </th>
          <th scope="col" className="px-4 text-end font-normal">
            {t('columns.total')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('columns.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {views.map((view) => (
          <CartRow
            key={`${view.line.productId} ${view.line.variantId}`}
            view={view}
            currency={currency}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}
