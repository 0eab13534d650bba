import type { ItemList, WithContext } from 'schema-dts';
import { absoluteAddress } from '../../address/address.ts';
import type { Shop } from '../../tenant/shop.ts';

interface Listed {
  name: string;
  /** Each with the path of its own page. */
  items: readonly { name: string; path: string }[];
  /** How many stand on earlier pages. */
  before?: number;
  total: number;
}

/** What a page lists, in its order. */
export function itemListData({ name, items, before = 0, total }: Listed, shop: Shop): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: absoluteAddress(shop.origin, shop.locale, item.path),
      name: item.name,
    })),
  };
}
