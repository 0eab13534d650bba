import { useTranslations } from 'next-intl';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';

export interface Crumb {
  name: string;
  /** Absent for the current page. */
  href?: string;
}

/** Breadcrumb to the current page: Home, then `crumbs`. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('browser');
  return (
    <nav aria-label={t('breadcrumb')} className="text-sm text-muted">
      <ol className="flex gap-x-2 whitespace-nowrap">
        {[{ name: t('home'), href: paths.home }, ...crumbs].map(({ name, href }: Crumb) => (
          <li key={`${name} ${href}`} className="flex gap-x-2 last:min-w-0 not-last:max-w-[45%]">
            {href ? (
              <>
                <Link href={href} className="truncate py-1 hover:text-ink">
                  <CatalogueText>{name}</CatalogueText>
                </Link>
                <span aria-hidden="true" className="py-1 text-sand">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="truncate py-1">
                <CatalogueText>{name}</CatalogueText>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
