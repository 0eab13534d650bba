import type { AskedFor } from '@/lib/catalogue/card';
import type { Product } from '@/lib/catalogue/types';
import { ProductCard } from './product-card.tsx';

const aboveTheFold = 4;

interface ProductGridProps {
  products: Product[];
  now: number;
  /** `listing`: beside filters, and a list when the visitor prefers one; `wide-listing`: the same without filters. */
  layout?: 'page' | 'listing' | 'wide-listing';
  /** Colours and sizes to show products in, where they come in them. */
  asked?: AskedFor;
  /** How many of the first pictures are fetched at once; none where the grid is far down the page. */
  eager?: number;
}

const columns = {
  page: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  listing: 'product-list grid-cols-2 md:grid-cols-3 listed:grid-cols-1!',
  'wide-listing': 'product-list grid-cols-2 md:grid-cols-3 lg:grid-cols-4 listed:grid-cols-1!',
};

/** Products in two columns on a phone, more on wider screens. */
export function ProductGrid({
  products,
  now,
  layout = 'page',
  asked,
  eager = aboveTheFold,
}: ProductGridProps) {
  return (
    <ul className={`product-grid grid gap-x-1 gap-y-8 md:gap-x-6 md:gap-y-10 ${columns[layout]}`}>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard
            product={product}
            now={now}
            priority={index < eager}
            described={layout !== 'page'}
            asked={asked}
            sizes="(min-width: 992px) 22vw, (min-width: 768px) 30vw, 49vw"
          />
        </li>
      ))}
    </ul>
  );
}
