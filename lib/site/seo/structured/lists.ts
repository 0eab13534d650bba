import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { type Shop, toAbsoluteUrl } from '../../../platform/tenant/shop.ts';
import { localePath, localeUrl } from '../../../platform/urls/paths.ts';

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

interface ItemListInput {
  name: string;
  /** `path` has no language prefix. */
  items: readonly { name: string; path: string }[];
  /** Number of items on earlier pages. */
  offset?: number;
  total: number;
}

/** ItemList of a listing page. */
export function itemListData(
  { name, items, offset = 0, total }: ItemListInput,
  shop: Shop,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: localeUrl(shop.origin, shop.locale, item.path),
      name: item.name,
    })),
  };
}
