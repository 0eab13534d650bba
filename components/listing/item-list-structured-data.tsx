import { StructuredData } from '@/components/ui/structured-data';
import type { Product } from '@/lib/product/types';
import { itemListData } from '@/lib/seo/structured/item-list';
import { currentShop } from '@/lib/tenant/current-shop';
import { paths } from '@/lib/urls/paths';

interface ItemListStructuredDataProps {
  name: string;
  /** Products on this page. */
  products: Product[];
  /** Number of products on earlier pages. */
  offset: number;
  total: number;
}

/** ItemList of a listing page for search engines. */
export async function ItemListStructuredData({ name, products, offset, total }: ItemListStructuredDataProps) {
  if (products.length === 0) return null;
  const items = products.map(({ title, slug }) => ({ name: title, path: paths.product(slug) }));
  return <StructuredData data={itemListData({ name, items, offset, total }, await currentShop())} />;
}
