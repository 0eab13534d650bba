import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/structured-data';
import { breadcrumbData } from '@/lib/seo/structured/breadcrumbs';
import { currentShop } from '@/lib/tenant/current-shop';
import { paths } from '@/lib/urls/paths';
import type { Crumb } from './breadcrumb.tsx';

/** BreadcrumbList for search engines. */
export async function BreadcrumbStructuredData({ crumbs }: { crumbs: Crumb[] }) {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('browser')]);
  return <StructuredData data={breadcrumbData([{ name: t('home'), href: paths.home }, ...crumbs], shop)} />;
}
