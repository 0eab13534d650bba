import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/catalogue/product/types';
import { ProductGrid } from './product-grid.tsx';

/** Alternatives to a sold-out product. Renders nothing when there are none. */
export async function Substitutes({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="substitutes" className="mt-16">
      <h2 id="substitutes" className="title mb-8 text-4xl">
        {t('likeInstead')}
      </h2>
      <ProductGrid products={products} now={now} priorityCount={0} />
    </section>
  );
}
