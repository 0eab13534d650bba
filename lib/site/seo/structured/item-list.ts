import type { ItemList, WithContext } from 'schema-dts';
import type { Shop } from '../../../platform/tenant/shop.ts';
import { absoluteUrl } from '../../../platform/urls/paths.ts';

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
      url: absoluteUrl(shop.origin, shop.locale, item.path),
      name: item.name,
    })),
  };
}
