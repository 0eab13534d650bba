import { Minus, Plus, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { Price } from '@/components/commerce/price';
import { usePrice } from '@/components/commerce/use-price';
import { Icon } from '@/components/ui/icon';
import { isBuyable, type LineView } from '@/lib/shopper/cart/line-view';
import {
  ColorSwatch,
  LineIssueNote,
  LineLookupNote,
  LinePicture,
  LineTitle,
  OtherOptions,
} from './line-parts.tsx';
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

interface CartRowProps {
  view: LineView;
  actions: ReturnType<typeof useLineActions>;
}

const cellClass =
  'in-columns:table-cell in-columns:px-1 in-columns:py-5 in-columns:align-middle empty:hidden in-columns:empty:table-cell';

/** Row of the cart table, with quantity and remove buttons. */
function CartRow({ view, actions }: CartRowProps) {
  const t = useTranslations('browser.cart');
  const { format, priceView } = usePrice();
  const { line, title, size, color, colorCode } = view;
  // A line without a path is missing, or not found yet.
  const isLineBuyable = isBuyable(view) && view.path !== null;
  return (
    <tr className="relative flex min-h-38 flex-wrap content-start items-center gap-x-3 gap-y-2 border-b border-sand py-5 ps-22 in-columns:table-row">
      <td className="basis-full pe-12 in-columns:table-cell in-columns:py-5 in-columns:pe-0">
        <div className="in-columns:flex in-columns:items-center in-columns:gap-4">
          <span className="absolute start-0 top-5 shrink-0 in-columns:static">
            <LinePicture path={view.path} image={view.image} className="w-18" />
          </span>
          <div className="min-w-0">
            <LineTitle view={view} />
            <p className="flex flex-wrap gap-x-3 text-sm text-muted empty:hidden">
              <OtherOptions options={view.otherOptions} />
            </p>
            <LineIssueNote issue={view.issue} />
            <LineLookupNote view={view} />
          </div>
        </div>
      </td>
      <td className={cellClass}>{size && <bdi>{size}</bdi>}</td>
      <td className={cellClass}>{color && <ColorSwatch name={color} code={colorCode} />}</td>
      <td className={`${cellClass} basis-full sm:basis-auto`}>
        {/* A line whose price is unknown shows 'N/A'. */}
        {(isLineBuyable || view.issue?.kind === 'no-price') && <Price price={priceView(view.currentPrice)} />}
      </td>
      <td className={cellClass}>
        <div className="inline-flex items-center border border-line">
          <button
            type="button"
            aria-label={t('decreaseOf', { title })}
            className="icon-btn"
            aria-disabled={line.quantity <= 1}
            onClick={() => line.quantity > 1 && actions.decrement(view)}
          >
            <Icon icon={Minus} className="size-4" />
          </button>
          <output className="min-w-8 text-center digits">{line.quantity}</output>
          <button
            type="button"
            aria-label={t('increaseOf', { title })}
            className="icon-btn"
            disabled={!isLineBuyable}
            onClick={() => actions.increment(view)}
          >
            <Icon icon={Plus} className="size-4" />
          </button>
        </div>
      </td>
      <td className={`${cellClass} ms-auto in-columns:text-end`}>
        {isLineBuyable && <strong>{format(view.total)}</strong>}
      </td>
      <td className="absolute end-0 top-5 in-columns:static in-columns:text-end">
        <button
          type="button"
          data-focus-after-removal
          aria-label={t('remove', { title })}
          className="icon-btn -me-2"
          onClick={({ currentTarget }) => actions.remove(view, currentTarget)}
        >
          <Icon icon={Trash2} className="size-5" />
        </button>
      </td>
    </tr>
  );
}
