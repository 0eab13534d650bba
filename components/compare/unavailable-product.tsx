import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import type { SavedItem } from '@/lib/shopper/saved-lists/saved-items';

interface UnavailableProductProps {
  item: SavedItem;
  /** True when the product no longer exists; false while its data is not loaded. */
  isDiscontinued: boolean;
  onRemove?: (item: SavedItem, title: string, button: HTMLElement) => void;
}

/** Notice for a product without data, and so without a column in the comparison. */
export function UnavailableProduct({ item, isDiscontinued, onRemove }: UnavailableProductProps) {
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
          data-remove-button
          className="link min-h-6"
          onClick={({ currentTarget }) => onRemove(item, title, currentTarget)}
        >
          {t('remove', { title })}
        </button>
      )}
    </li>
  );
}
