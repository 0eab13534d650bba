'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { Price } from '@/components/commerce/price';
import { Stars } from '@/components/commerce/stars';
import { usePrice } from '@/components/commerce/use-price';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import type { useListRemoval } from '@/components/saved-lists/use-list-removal';
import { Icon } from '@/components/ui/icon';
import { optionsToChoose } from '@/lib/catalogue/product/card';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { attributeRows, compareRow } from '@/lib/shopper/saved-lists/comparison-rows';
import { CompareRow } from './compare-row.tsx';
import { CompareTableHead } from './compare-table-head.tsx';

interface CompareTableProps {
  products: ProductSnapshot[];
  /** Absent for a shared list, which is read-only. */
  remove?: ReturnType<typeof useListRemoval>;
}

/**
 * Compares products side by side, up to four in view, and highlights the rows in which they differ (docs/behaviour.md
 * §2.9).
 */
export function CompareTable({ products, remove }: CompareTableProps) {
  const t = useTranslations('browser');
  const { priceView } = usePrice();
  const now = useSaleClock(products.map((product) => pricedVariant(product).sale));
  const prices = products.map((product) => priceView(currentPrice(pricedVariant(product), now)));
  const hasDifferences = (values: (string | null)[]) => products.length > 1 && compareRow('', values).differs;
  return (
    <section
      className="overflow-x-auto"
      // Keeps focused cells clear of the sticky column.
      style={{ scrollPaddingInlineStart: 'max(18vw, 7rem)' }}
      aria-label={t('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls can be scrolled with the keyboard
      tabIndex={0}
    >
      <table className="border-separate [border-spacing:0]">
        <caption className="sr-only">{t('compare.title')}</caption>
        <CompareTableHead products={products} />
        <tbody>
          <CompareRow
            name={t('compare.rows.description')}
            cells={products.map(({ description }) => description)}
          />
          <CompareRow
            name={t('compare.rows.price')}
            differs={hasDifferences(prices.map(({ current }) => current))}
            cells={prices.map((price, index) => <Price key={products[index]?.slug} price={price} />)}
          />
          <CompareRow
            name={t('compare.rows.addToCart')}
            cells={products.map((product) => (
              <AddToCartButton
                key={product.slug}
                item={cartItem(product, defaultVariant(product), now)}
                missingOptions={optionsToChoose(product)}
                className="min-h-11 px-2 max-sm:text-sm sm:px-4"
              />
            ))}
          />
          <CompareRow
            name={t('compare.rows.rating')}
            differs={hasDifferences(products.map(({ rating }) => rating?.toFixed(1) ?? null))}
            cells={products.map(({ slug, rating }) =>
              rating === undefined ? (
                '–'
              ) : (
                <span key={slug} className="flex flex-wrap items-center gap-2">
                  <Stars rating={rating} />
                  <span aria-hidden="true">{rating?.toFixed(1)}</span>
                </span>
              ),
            )}
          />
          {attributeRows(products, t('listSeparator')).map(({ name, values, differs }) => (
            <CompareRow
              key={name}
              name={name}
              differs={differs}
              cells={values.map((value) => value ?? '–')}
            />
          ))}
          {remove && (
            <CompareRow
              name={t('compare.rows.remove')}
              cells={products.map(({ id, slug, title }) => (
                <button
                  key={slug}
                  type="button"
                  data-remove-button
                  aria-label={t('cart.remove', { title })}
                  className="icon-btn -ms-2.5"
                  onClick={({ currentTarget }) =>
                    remove({ slug, title, productId: id }, title, currentTarget)
                  }
                >
                  <Icon icon={X} className="size-5" />
                </button>
              ))}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

function pricedVariant(product: ProductSnapshot) {
  return defaultVariant(product) ?? product;
}
