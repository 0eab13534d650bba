import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/address/address';
import type { Product } from '@/lib/catalogue/types';
import { itemListData } from '@/lib/seo/structured/item-list';
import { currentShop } from '@/lib/tenant/current-shop';

interface ListDataProps {
  name: string;
  /** Those on this page. */
  products: Product[];
  /** How many stand on earlier pages. */
  before: number;
  total: number;
}

/** What a page of products tells search engines. */
export async function ListData({ name, products, before, total }: ListDataProps) {
  if (products.length === 0) return null;
  const items = products.map(({ title, slug }) => ({ name: title, path: paths.product(slug) }));
  return <StructuredData data={itemListData({ name, items, before, total }, await currentShop())} />;
}
