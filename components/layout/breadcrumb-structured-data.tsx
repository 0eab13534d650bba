import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/structured-data';
import { currentShop } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { breadcrumbData } from '@/lib/site/seo/structured/lists';
import type { Crumb } from './breadcrumb.tsx';

/** BreadcrumbList for search engines: Home, then `crumbs`. */
export async function BreadcrumbStructuredData({ crumbs }: { crumbs: Crumb[] }) {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('browser')]);
  return <StructuredData data={breadcrumbData([{ name: t('home'), href: paths.home }, ...crumbs], shop)} />;
}
