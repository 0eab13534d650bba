import { StructuredData } from '@/components/ui/structured-data';
import type { Product } from '@/lib/catalogue/product/types';
import { currentShop } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { itemListData } from '@/lib/site/seo/structured/lists';

interface ItemListStructuredDataProps {
  name: string;
  /** Products on this page. */
  products: Product[];
  /** Number of products on earlier pages. */
  offset: number;
  /** Number of products on all pages. */
  total: number;
}

/** ItemList of a listing page for search engines. */
export async function ItemListStructuredData({ name, products, offset, total }: ItemListStructuredDataProps) {
  if (products.length === 0) return null;
  const items = products.map(({ title, slug }) => ({ name: title, path: paths.product(slug) }));
  return <StructuredData data={itemListData({ name, items, offset, total }, await currentShop())} />;
}
