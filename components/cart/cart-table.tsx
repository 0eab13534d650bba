import { useTranslations } from 'next-intl';
import type { LineView } from '@/lib/shopper/cart/line-view';
import { CartRow } from './cart-row.tsx';
import type { useLineActions } from './use-line-actions.ts';

interface CartTableProps {
  views: LineView[];
  actions: ReturnType<typeof useLineActions>;
}

const columns = ['product', 'size', 'color', 'price', 'quantity', 'total'] as const;

/** Lines of the cart page. Each row is a block where there is no room for columns. */
export function CartTable({ views, actions }: CartTableProps) {
  const t = useTranslations('browser.cart');
  return (
    <table className="block w-full in-columns:table">
      <caption className="sr-only">{t('panel')}</caption>
      <thead className="text-start text-sm text-muted not-in-columns:sr-only in-columns:table-header-group">
        <tr className="border-b border-sand">
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className="px-1 py-3 text-start font-normal first:min-w-36 first:ps-0 nth-6:text-end"
            >
              {t(`columns.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('columns.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block in-columns:table-row-group">
        {views.map((view) => (
          <CartRow key={`${view.line.productId} ${view.line.variantId}`} view={view} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}
