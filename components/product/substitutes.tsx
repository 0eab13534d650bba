import { getTranslations } from 'next-intl/server';
import { productIsOutOfStock } from '@/lib/catalogue/stock';
import type { Product } from '@/lib/catalogue/types';
import { ProductGrid } from './product-grid.tsx';

const mostShown = 4;

/** What can be had in place of a product that is sold out: those of `products` that are in stock. */
export async function Substitutes({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('product');
  const inStock = products.filter((product) => !productIsOutOfStock(product)).slice(0, mostShown);
  if (inStock.length === 0) return null;
  return (
    <section aria-labelledby="substitutes" className="mt-16">
      <h2 id="substitutes" className="title mb-8 text-4xl">
        {t('likeInstead')}
      </h2>
      <ProductGrid products={inStock} now={now} eager={0} />
    </section>
  );
}
