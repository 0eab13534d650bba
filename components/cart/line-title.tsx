import { useLocale } from 'next-intl';
import { Link } from '@/components/ui/link';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import type { LineView } from '@/lib/shopper/cart/line-view';

/** Title of a line; a link to the product where its page is known. */
export function LineTitle({ view: { path, title } }: { view: Pick<LineView, 'path' | 'title'> }) {
  const language = foreignLanguage(title, useLocale());
  if (path === null)
    return (
      <span className="wrap-anywhere" {...language}>
        {title}
      </span>
    );
  return (
    <Link href={path} className="wrap-anywhere hover:text-primary-ink" {...language}>
      {title}
    </Link>
  );
}
