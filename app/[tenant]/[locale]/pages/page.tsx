import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/layout/page-heading';
import { Link } from '@/components/ui/link';
import { currentTenant } from '@/lib/platform/tenant/server';
import { contentPageKeys, contentPaths, paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [{ name }, locale, t] = await Promise.all([currentTenant(), getLocale(), getTranslations('pages')]);
  return pageMetadata({
    path: paths.contentPages,
    title: t('title'),
    description: t('intro', { name: name[locale] }),
  });
}

/** Index of the content pages. */
export default async function PagesPage() {
  const [{ name }, locale, t, tPages] = await Promise.all([
    currentTenant(),
    getLocale(),
    getTranslations('pages'),
    getTranslations('contentPages'),
  ]);
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={t('intro', { name: name[locale] })}
        crumbs={[{ name: t('title') }]}
      />
      <ul className="page grid gap-4 sm:grid-cols-2">
        {contentPageKeys().map((key) => (
          <li key={key}>
            <Link
              href={contentPaths[key]}
              className="title block bg-backdrop px-6 py-8 text-3xl hover:text-primary-ink"
            >
              {tPages(key)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
