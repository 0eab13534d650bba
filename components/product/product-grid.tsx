import type { AskedFor } from '@/lib/catalogue/card';
import type { Product } from '@/lib/catalogue/types';
import { isWide } from '@/lib/catalogue/wide-cards';
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
  page: 'md:grid-cols-3 lg:grid-cols-4',
  listing: 'product-list md:grid-cols-3 listed:grid-cols-1!',
  'wide-listing': 'product-list md:grid-cols-3 lg:grid-cols-4 listed:grid-cols-1!',
};

/** Products in two columns on a phone, three or four on wider screens; some are as wide as two, so that every row is full. */
export function ProductGrid({
  products,
  now,
  layout = 'page',
  asked,
  eager = aboveTheFold,
}: ProductGridProps) {
  return (
    <ul className={`product-grid grid grid-cols-2 gap-x-(--card-gap) gap-y-8 md:gap-y-10 ${columns[layout]}`}>
      {products.map((product, index) => (
        <li key={product.slug} className={widths(index, products.length, layout) || undefined}>
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

function widths(index: number, total: number, layout: keyof typeof columns): string {
  const wide = (count: number, name: string) => (isWide(index, total, count) ? name : '');
  const desktop = layout === 'listing' ? wide(3, 'lg:wide') : wide(4, 'lg:wide');
  return [wide(2, 'max-md:wide'), wide(3, 'md:max-lg:wide'), desktop].filter(Boolean).join(' ');
}
