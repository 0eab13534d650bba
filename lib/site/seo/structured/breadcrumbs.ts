import type { BreadcrumbList, WithContext } from 'schema-dts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
import { localePath } from '../../../platform/urls/paths.ts';

/** BreadcrumbList of a page, home first; the page itself comes last without a URL. Paths have no language prefix. */
export function breadcrumbData(
  crumbs: readonly { name: string; href?: string }[],
  shop: Shop,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: toAbsoluteUrl(localePath(shop.locale, href), shop) }),
    })),
  };
}
