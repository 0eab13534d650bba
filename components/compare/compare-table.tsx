'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddToCart } from '@/components/cart/add-to-cart';
import { Price } from '@/components/shop/price';
import { Stars } from '@/components/shop/stars';
import { useClock } from '@/components/shop/use-clock';
import type { useListRemoval } from '@/components/shop/use-list-removal';
import { usePrice } from '@/components/shop/use-price';
import { Icon } from '@/components/ui/icon';
import { cartItem } from '@/lib/cart/item';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { currentPrice } from '@/lib/catalogue/pricing';
import { defaultVariant } from '@/lib/catalogue/selection';
import { attributeRows, row } from '@/lib/compare/rows';
import { CompareHead } from './compare-head.tsx';
import { CompareRow } from './compare-row.tsx';

interface CompareTableProps {
  products: ProductFacts[];
  /** Absent for somebody else's list, from which nothing can be removed. */
  remove?: ReturnType<typeof useListRemoval>;
}

/** Products side by side, up to four in sight at once, with the rows in which they differ marked (specification section 2). */
export function CompareTable({ products, remove }: CompareTableProps) {
  const t = useTranslations('browser');
  const [openedAt] = useState(Date.now);
  const { view } = usePrice();
  const now = useClock(
    openedAt,
    products.map((facts) => priced(facts).sale),
  );
  const prices = products.map((facts) => view(currentPrice(priced(facts), now)));
  const differ = (values: (string | null)[]) => products.length > 1 && row('', values).differs;
  return (
    <section
      className="overflow-x-auto"
      // What has the focus is not below the column that stays.
      style={{ scrollPaddingInlineStart: 'max(18vw, 7rem)' }}
      aria-label={t('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls can be scrolled with the keyboard
      tabIndex={0}
    >
      <table className="border-separate [border-spacing:0]">
        <caption className="sr-only">{t('compare.title')}</caption>
        <CompareHead products={products} />
        <tbody>
          <CompareRow
            name={t('compare.rows.description')}
            cells={products.map(({ description }) => description)}
          />
          <CompareRow
            name={t('compare.rows.price')}
            differs={differ(prices.map(({ current }) => current))}
            cells={prices.map((price, index) => <Price key={products[index]?.slug} price={price} />)}
          />
          <CompareRow
            name={t('compare.rows.addToCart')}
            cells={products.map((facts) => (
              <AddToCart
                key={facts.slug}
                item={cartItem(facts, defaultVariant(facts), now)}
                className="min-h-11 px-2 max-sm:text-sm sm:px-4"
              />
            ))}
          />
          <CompareRow
            name={t('compare.rows.rating')}
            differs={differ(products.map(({ rating }) => rating?.toFixed(1) ?? null))}
            cells={products.map(({ slug, rating }) => (
              <span key={slug} className="flex flex-wrap items-center gap-2">
                <Stars rating={rating} />
                <span aria-hidden="true">{rating?.toFixed(1)}</span>
              </span>
            ))}
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
                  data-removes
                  aria-label={t('cart.remove', { title })}
                  className="icon-btn -ms-2.5"
                  onClick={({ currentTarget }) => remove({ slug, productId: id }, title, currentTarget)}
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

function priced(facts: ProductFacts) {
  return defaultVariant(facts) ?? facts;
}
