'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddToCart } from '@/components/cart/add-to-cart';
import { LinePicture } from '@/components/cart/line-picture';
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
import { paths } from '@/lib/address/address';
import { cartItem } from '@/lib/cart/item';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { currentPrice } from '@/lib/catalogue/pricing';
import { defaultVariant } from '@/lib/catalogue/selection';
import { productIsOutOfStock } from '@/lib/catalogue/stock';
import type { SavedItem } from '@/lib/saved-items/saved-items';

/** The wishlist, or one that a link shares (specification section 2). */
export function WishlistView({ bestSellers }: { bestSellers: Offer }) {
  const t = useTranslations('browser');
  const list = useListedProducts('wishlist');
  if (list.entries.length === 0) return <EmptyList text={t('wishlist.empty')} bestSellers={bestSellers} />;
  return (
    <>
      {list.shared && <SharedNotice list="wishlist" items={list.items} onDone={list.showOwn} />}
      <FactsFailure products={list.products} />
      <table className="w-full">
        <caption className="sr-only">{t('wishlist.title')}</caption>
        <thead className="text-start text-sm text-muted">
          <tr className="border-b border-sand">
            <th scope="col" className="py-3 text-start font-normal">
              {t('cart.columns.product')}
            </th>
            <th scope="col" className="hidden px-4 text-start font-normal sm:table-cell">
              {t('cart.columns.price')}
            </th>
            <th scope="col" className="hidden px-4 text-start font-normal md:table-cell">
              {t('wishlist.addCart')}
            </th>
            {!list.shared && (
              <th scope="col" className="text-end font-normal">
                {t('wishlist.action')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.entries.map(({ item, facts }) => (
            <WishlistRow key={item.slug} item={item} facts={facts} shared={list.shared} />
          ))}
        </tbody>
      </table>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Link href={paths.cart} className="btn">
          {t('wishlist.goToCart')}
        </Link>
        {!list.shared && <ShareList items={list.items} />}
      </div>
    </>
  );
}

interface RowProps {
  item: SavedItem;
  facts: ProductFacts | null | undefined;
  shared: boolean;
}

function WishlistRow({ item, facts, shared }: RowProps) {
  const { slug } = item;
  const t = useTranslations('browser');
  const { view } = usePrice();
  const [openedAt] = useState(Date.now);
  const variant = facts ? defaultVariant(facts) : undefined;
  const now = useClock(openedAt, [(variant ?? facts)?.sale ?? null]);
  const title = facts?.title ?? slug.replaceAll('-', ' ');
  const remove = useListRemoval('wishlist');
  const price = facts && <Price price={view(currentPrice(variant ?? facts, now))} />;
  const add = facts && <AddToCart item={cartItem(facts, variant, now)} className="min-h-11 px-4" />;
  return (
    <tr className="border-b border-sand">
      <td className="py-5">
        <div className="flex items-center gap-4">
          <LinePicture
            path={paths.product(slug)}
            image={variant?.images[0] ?? facts?.images[0] ?? null}
            className="w-20"
          />
          <div className="grid min-w-0 justify-items-start gap-1">
            <Link href={paths.product(slug)} className="wrap-anywhere hover:text-primary-ink">
              {title}
            </Link>
            {facts === null && <p className="text-sm font-semibold text-alert">{t('cart.trouble.gone')}</p>}
            {facts && productIsOutOfStock(facts) && (
              <p className="text-sm font-semibold text-alert">{t('cart.trouble.soldOut')}</p>
            )}
            <div className="sm:hidden">{price}</div>
            <div className="pt-1 md:hidden">{add}</div>
          </div>
        </div>
      </td>
      <td className="hidden px-4 sm:table-cell">{price}</td>
      <td className="hidden px-4 md:table-cell">{add}</td>
      {!shared && (
        <td className="text-end">
          <button
            type="button"
            aria-label={t('cart.remove', { title })}
            className="icon-btn"
            data-removes
            onClick={({ currentTarget }) => remove(item, title, currentTarget)}
          >
            <Icon icon={X} className="size-5" />
          </button>
        </td>
      )}
    </tr>
  );
}
