'use client';

import { X } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { Price } from '@/components/commerce/price';
import { Stars } from '@/components/commerce/stars';
import { usePrice } from '@/components/commerce/use-price';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import type { useListRemoval } from '@/components/saved-lists/use-list-removal';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { optionsToChoose } from '@/lib/catalogue/product/card';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import { paths } from '@/lib/platform/urls/paths';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { attributeRows, differ } from '@/lib/shopper/saved-lists/comparison-rows';

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
            differs={differ(prices.map(({ current }) => current))}
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
            differs={differ(products.map(({ rating }) => rating?.toFixed(1) ?? null))}
            cells={products.map(({ slug, rating }) =>
              // The rating is undefined when the shop has customer reviews and the product has none.
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
                  data-focus-after-removal
                  aria-label={t('cart.remove', { title })}
                  className="icon-btn -ms-2.5"
                  onClick={({ currentTarget }) => remove({ slug, title, productId: id }, currentTarget)}
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

/** Returns the default variant, whose price is shown; the product itself when it has no variants. */
function pricedVariant(product: ProductSnapshot) {
  return defaultVariant(product) ?? product;
}

interface CompareRowProps {
  name: string;
  /** One cell per product, in order. */
  cells: ReactNode[];
  /** Highlights the row, because the products differ in it. */
  differs?: boolean;
}

/** Row of the comparison; its first column is sticky. */
function CompareRow({ name, cells, differs = false }: CompareRowProps) {
  const t = useTranslations('browser.compare');
  return (
    <tr className={differs ? 'bg-backdrop' : ''}>
      <th
        scope="row"
        className={`sticky start-0 z-10 border-t border-sand py-4 pe-2 text-start max-sm:text-xs sm:pe-4 align-top font-normal text-muted ${differs ? 'bg-backdrop' : 'bg-ground'}`}
      >
        {name}
        {differs && <span className="mt-1 block text-xs font-semibold text-ink">{t('differs')}</span>}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
        <td key={index} className="border-s border-t border-sand px-2 py-4 align-top sm:px-4">
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** Header row: picture and title of each product. */
function CompareTableHead({ products }: { products: ProductSnapshot[] }) {
  const t = useTranslations('browser.compare');
  const locale = useLocale();
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky start-0 z-10 w-[18vw] min-w-[18vw] bg-ground py-4 pe-2 max-sm:text-xs sm:min-w-28 sm:pe-4 text-start align-bottom font-normal text-muted sm:w-40"
        >
          {t('rows.product')}
        </th>
        {products.map((product) => (
          <th
            key={product.slug}
            scope="col"
            className="w-[17.5rem] min-w-[31vw] border-s border-sand px-2 py-4 sm:min-w-44 sm:px-4 text-start align-top font-normal lg:min-w-56"
          >
            <Photo
              image={defaultVariant(product)?.images[0] ?? product.images[0] ?? null}
              alt=""
              sizes="17rem"
              width={270}
              height={360}
              className="mb-3 aspect-3/4 w-full max-w-56"
            />
            <Link
              href={paths.product(product.slug)}
              className="hover:text-primary-ink"
              {...foreignLanguage(product.title, locale)}
            >
              {product.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
