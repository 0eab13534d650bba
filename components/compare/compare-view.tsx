'use client';

import { useTranslations } from 'next-intl';
import { EmptyList, type SuggestedProducts } from '@/components/commerce/empty-list';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { LoadingText } from '@/components/commerce/when-visitor-ready';
import { ShareListButton } from '@/components/saved-lists/share-list-button';
import { SharedListBanner } from '@/components/saved-lists/shared-list-banner';
import { useListRemoval } from '@/components/saved-lists/use-list-removal';
import { type SavedProducts, useSavedProducts } from '@/components/saved-lists/use-saved-products';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import type { SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { CompareTable } from './compare-table.tsx';

/** The visitor's comparison, or the one of a share link. */
export function CompareView({ bestSellers }: { bestSellers: SuggestedProducts }) {
  const t = useTranslations('browser');
  const list = useSavedProducts('compare');
  const removeFromOwnList = useListRemoval('compare');
  if (list.entries.length === 0) return <EmptyList text={t('compare.empty')} bestSellers={bestSellers} />;

  const remove = list.isShared ? undefined : removeFromOwnList;
  // A table that gets its columns later would move everything below it.
  const isLoading = list.snapshots.isPending && list.entries.every(({ snapshot }) => snapshot === undefined);
  return (
    <>
      {list.isShared && <SharedListBanner list="compare" items={list.items} showOwn={list.showOwn} />}
      <StalePricesAlert snapshots={list.snapshots} />
      {isLoading ? <LoadingText /> : <LoadedProducts list={list} remove={remove} />}
    </>
  );
}

interface LoadedProductsProps {
  list: SavedProducts;
  /** Absent for a shared list, which is read-only. */
  remove?: ReturnType<typeof useListRemoval>;
}

function LoadedProducts({ list, remove }: LoadedProductsProps) {
  const unavailableEntries = list.entries.filter(({ snapshot }) => !snapshot);
  return (
    <>
      {unavailableEntries.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {unavailableEntries.map(({ item, snapshot }) => (
            <UnavailableProduct
              key={item.slug}
              item={item}
              isDiscontinued={snapshot === null}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      <CompareTable products={list.entries.flatMap(({ snapshot }) => snapshot ?? [])} remove={remove} />
      {!list.isShared && (
        <p className="mt-8">
          <ShareListButton items={list.items} />
        </p>
      )}
    </>
  );
}

interface UnavailableProductProps {
  item: SavedItem;
  /** True when the product no longer exists; false while its data is not loaded. */
  isDiscontinued: boolean;
  onRemove?: (item: SavedItem, button: HTMLElement) => void;
}

/** Notice for a product without data, and so without a column in the comparison. */
function UnavailableProduct({ item, isDiscontinued, onRemove }: UnavailableProductProps) {
  const t = useTranslations('browser.cart');
  const { title } = item;
  return (
    <li className="flex flex-wrap items-center gap-3 bg-backdrop px-4 py-2">
      <Link href={paths.product(item.slug)} className="hover:text-primary-ink">
        {title}
      </Link>
      {isDiscontinued && <span className="font-semibold text-alert">{t('issue.unavailable')}</span>}
      {onRemove && (
        <button
          type="button"
          data-focus-after-removal
          className="link min-h-6"
          onClick={({ currentTarget }) => onRemove(item, currentTarget)}
        >
          {t('remove', { title })}
        </button>
      )}
    </li>
  );
}
