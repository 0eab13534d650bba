'use client';

import { X } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { LinePicture } from '@/components/cart/line-parts';
import { EmptyList, type SuggestedProducts } from '@/components/commerce/empty-list';
import { Price } from '@/components/commerce/price';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { usePrice } from '@/components/commerce/use-price';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import { ShareListButton } from '@/components/saved-lists/share-list-button';
import { SharedListBanner } from '@/components/saved-lists/shared-list-banner';
import { useListRemoval } from '@/components/saved-lists/use-list-removal';
import { useSavedProducts } from '@/components/saved-lists/use-saved-products';
import { notify } from '@/components/toasts/notify';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { restoreFocusAfterRemoval } from '@/components/ui/restore-focus';
import { optionsToChoose } from '@/lib/catalogue/product/card';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { isProductOutOfStock } from '@/lib/catalogue/product/stock';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import { paths } from '@/lib/platform/urls/paths';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { mergeItems, type SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { track } from '@/lib/shopper/tracking/track';
import { visitorStore } from '@/lib/shopper/visitor/state';

export interface WishlistViewProps {
  bestSellers: SuggestedProducts;
  clearTexts: ClearWishlistTexts;
}

/** The visitor's wishlist, or the wishlist of a share link (docs/behaviour.md §2.9). */
export function WishlistView({ bestSellers, clearTexts }: WishlistViewProps) {
  const t = useTranslations('browser');
  const list = useSavedProducts('wishlist');
  if (list.entries.length === 0) return <EmptyList text={t('wishlist.empty')} bestSellers={bestSellers} />;
  return (
    <>
      {list.isShared && <SharedListBanner list="wishlist" items={list.items} showOwn={list.showOwn} />}
      <StalePricesAlert snapshots={list.snapshots} />
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
            {!list.isShared && (
              <th scope="col" className="text-end font-normal">
                {t('wishlist.action')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.entries.map(({ item, snapshot }) => (
            <WishlistRow key={item.slug} item={item} snapshot={snapshot} isShared={list.isShared} />
          ))}
        </tbody>
      </table>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Link href={paths.cart} className="btn">
          {t('wishlist.goToCart')}
        </Link>
        {!list.isShared && (
          <>
            <ShareListButton items={list.items} />
            <ClearWishlist items={list.items} texts={clearTexts} />
          </>
        )}
      </div>
    </>
  );
}

interface RowProps {
  item: SavedItem;
  /** Null when the product no longer exists, undefined while it is not loaded. */
  snapshot: ProductSnapshot | null | undefined;
  isShared: boolean;
}

function WishlistRow({ item, snapshot, isShared }: RowProps) {
  const { slug, title } = item;
  const t = useTranslations('browser');
  const languageProps = foreignLanguage(title, useLocale());
  const { priceView } = usePrice();
  const variant = snapshot ? defaultVariant(snapshot) : undefined;
  const now = useSaleClock([(variant ?? snapshot)?.sale ?? null]);
  const remove = useListRemoval('wishlist');
  const price = snapshot && <Price price={priceView(currentPrice(variant ?? snapshot, now))} />;
  const addButton = snapshot && (
    <AddToCartButton
      item={cartItem(snapshot, variant, now)}
      missingOptions={optionsToChoose(snapshot)}
      className="min-h-11 px-4"
    />
  );
  return (
    <tr className="border-b border-sand">
      <td className="py-5">
        <div className="flex items-center gap-4">
          <LinePicture
            path={paths.product(slug)}
            image={variant?.images[0] ?? snapshot?.images[0] ?? null}
            className="w-20"
          />
          <div className="grid min-w-0 justify-items-start gap-1">
            <Link
              href={paths.product(slug)}
              className="wrap-anywhere hover:text-primary-ink"
              {...languageProps}
            >
              {title}
            </Link>
            {snapshot === null && (
              <p className="text-sm font-semibold text-alert">{t('cart.issue.unavailable')}</p>
            )}
            {snapshot && isProductOutOfStock(snapshot) && (
              <p className="text-sm font-semibold text-alert">{t('cart.issue.soldOut')}</p>
            )}
            <div className="sm:hidden">{price}</div>
            <div className="pt-1 md:hidden">{addButton}</div>
          </div>
        </div>
      </td>
      <td className="hidden px-4 sm:table-cell">{price}</td>
      <td className="hidden px-4 md:table-cell">{addButton}</td>
      {!isShared && (
        <td className="text-end">
          <button
            type="button"
            aria-label={t('cart.remove', { title })}
            className="icon-btn"
            data-focus-after-removal
            onClick={({ currentTarget }) => remove(item, currentTarget)}
          >
            <Icon icon={X} className="size-5" />
          </button>
        </td>
      )}
    </tr>
  );
}

/** Texts of `ClearWishlist`. They are props, so that other pages need not load them. */
export interface ClearWishlistTexts {
  clear: string;
  allRemoved: string;
}

/** Button that removes all products of the visitor's wishlist and offers to undo in a toast. */
function ClearWishlist({ items, texts }: { items: readonly SavedItem[]; texts: ClearWishlistTexts }) {
  const t = useTranslations('browser');
  const clear = async (button: HTMLElement) => {
    const { wishlist } = await visitorStore();
    const isCleared = await restoreFocusAfterRemoval(button, () => wishlist.update(() => []));
    if (!isCleared) return;
    for (const { productId } of items) track({ type: 'wishlist', productId, change: 'removed' });
    notify({
      kind: 'success',
      text: texts.allRemoved,
      action: {
        label: t('cart.undo'),
        run: () => void wishlist.update((current) => mergeItems(current, items)),
      },
    });
  };
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={({ currentTarget }) => void clear(currentTarget)}
    >
      {texts.clear}
    </button>
  );
}
