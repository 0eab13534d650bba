'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddToCart } from '@/components/cart/add-to-cart';
import { EmptyList, type Offer } from '@/components/shop/empty-list';
import { FactsFailure } from '@/components/shop/facts-failure';
import { Price } from '@/components/shop/price';
import { ShareList } from '@/components/shop/share-list';
import { SharedNotice } from '@/components/shop/shared-notice';
import { useClock } from '@/components/shop/use-clock';
import { useListRemoval } from '@/components/shop/use-list-removal';
import { useListedProducts } from '@/components/shop/use-listed-products';
import { usePrice } from '@/components/shop/use-price';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Stars } from '@/components/ui/stars';
import { paths } from '@/lib/address/address';
import { cartItem } from '@/lib/cart/item';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { currentPrice } from '@/lib/catalogue/pricing';
import { defaultVariant } from '@/lib/catalogue/selection';
import { attributeRows, row } from '@/lib/compare/rows';
import type { SavedItem } from '@/lib/saved-items/saved-items';
import { CompareHead } from './compare-head.tsx';
import { CompareRow } from './compare-row.tsx';

/** Products side by side, up to four in sight at once, with the rows in which they differ marked (specification section 2). */
export function CompareView({ bestSellers }: { bestSellers: Offer }) {
  const t = useTranslations('browser');
  const list = useListedProducts('compare');
  const remove = useListRemoval('compare');
  const [openedAt] = useState(Date.now);
  const { view } = usePrice();
  const known = list.entries.flatMap(({ facts }) => (facts ? [facts] : []));
  const now = useClock(
    openedAt,
    known.map((facts) => priced(facts).sale),
  );
  if (list.entries.length === 0) return <EmptyList text={t('compare.empty')} bestSellers={bestSellers} />;

  const prices = known.map((facts) => view(currentPrice(priced(facts), now)));
  const several = known.length > 1;
  const without = list.entries.filter(({ facts }) => !facts);
  return (
    <>
      {list.shared && <SharedNotice list="compare" items={list.items} onDone={list.showOwn} />}
      <FactsFailure products={list.products} />
      <ul className="mb-3 grid gap-3">
        {without.map(({ item, facts }) => (
          <WithoutFacts
            key={item.slug}
            item={item}
            gone={facts === null}
            onRemove={list.shared ? undefined : remove}
          />
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls can be scrolled with the keyboard */}
      <section className="overflow-x-auto" aria-label={t('compare.title')} tabIndex={0}>
        <table className="border-separate [border-spacing:0]">
          <caption className="sr-only">{t('compare.title')}</caption>
          <CompareHead products={known} />
          <tbody>
            <CompareRow
              name={t('compare.rows.description')}
              cells={known.map(({ description }) => description)}
            />
            <CompareRow
              name={t('compare.rows.price')}
              differs={
                several &&
                row(
                  '',
                  prices.map(({ current }) => current),
                ).differs
              }
              cells={prices.map((price, index) => <Price key={known[index]?.slug} price={price} />)}
            />
            <CompareRow
              name={t('compare.rows.addToCart')}
              cells={known.map((facts) => (
                <AddToCart
                  key={facts.slug}
                  item={cartItem(facts, defaultVariant(facts), now)}
                  className="min-h-11 px-2 max-sm:text-sm sm:px-4"
                />
              ))}
            />
            <CompareRow
              name={t('compare.rows.rating')}
              differs={
                several &&
                row(
                  '',
                  known.map(({ rating }) => rating?.toFixed(1) ?? null),
                ).differs
              }
              cells={known.map(({ slug, rating }) => (
                <span key={slug} className="flex flex-wrap items-center gap-2">
                  <Stars rating={rating} />
                  <span aria-hidden="true">{rating?.toFixed(1)}</span>
                </span>
              ))}
            />
            {attributeRows(known, t('listSeparator')).map(({ name, values, differs }) => (
              <CompareRow
                key={name}
                name={name}
                differs={differs}
                cells={values.map((value) => value ?? '–')}
              />
            ))}
            {!list.shared && (
              <CompareRow
                name={t('compare.rows.remove')}
                cells={known.map(({ id, slug, title }) => (
                  <button
                    key={slug}
                    type="button"
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
      {!list.shared && (
        <p className="mt-8">
          <ShareList items={list.items} />
        </p>
      )}
    </>
  );
}

function priced(facts: ProductFacts) {
  return defaultVariant(facts) ?? facts;
}

interface WithoutFactsProps {
  item: SavedItem;
  /** Whether the product no longer exists; else nothing is known of it yet. */
  gone: boolean;
  onRemove?: (item: SavedItem, title: string, button: HTMLElement) => void;
}

/** A product that has no column, because there is nothing to show in one. */
function WithoutFacts({ item, gone, onRemove }: WithoutFactsProps) {
  const t = useTranslations('browser.cart');
  const title = item.slug.replaceAll('-', ' ');
  return (
    <li className="flex flex-wrap items-center gap-3 bg-backdrop px-4 py-2">
      <Link href={paths.product(item.slug)} className="hover:text-primary-ink">
        {title}
      </Link>
      {gone && <span className="font-semibold text-alert">{t('trouble.gone')}</span>}
      {onRemove && (
        <button
          type="button"
          data-removes
          className="link min-h-6"
          onClick={({ currentTarget }) => onRemove(item, title, currentTarget)}
        >
          {t('remove', { title })}
        </button>
      )}
    </li>
  );
}
