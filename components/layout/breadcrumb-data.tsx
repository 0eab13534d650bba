import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/address/address';
import { breadcrumbData } from '@/lib/seo/structured/breadcrumbs';
import { currentShop } from '@/lib/tenant/current-shop';
import type { Crumb } from './breadcrumb.tsx';

/** What a breadcrumb with these crumbs tells search engines. */
export async function BreadcrumbData({ crumbs }: { crumbs: Crumb[] }) {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('browser')]);
  return <StructuredData data={breadcrumbData([{ name: t('home'), href: paths.home }, ...crumbs], shop)} />;
}
