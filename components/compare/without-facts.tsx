import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import type { SavedItem } from '@/lib/saved-items/saved-items';

interface WithoutFactsProps {
  item: SavedItem;
  /** Whether the product no longer exists; else nothing is known of it yet. */
  gone: boolean;
  onRemove?: (item: SavedItem, title: string, button: HTMLElement) => void;
}

/** A product that has no column, because there is nothing to show in one. */
export function WithoutFacts({ item, gone, onRemove }: WithoutFactsProps) {
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
