import type { BreadcrumbList, WithContext } from 'schema-dts';
import { localePath } from '../../address/address.ts';
import { absolute, type Shop } from '../../tenant/shop.ts';

/** The way back from a page, Home first; the page itself comes last and needs no address. Paths are without language. */
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
      ...(href !== undefined && { item: absolute(localePath(shop.locale, href), shop) }),
    })),
  };
}
