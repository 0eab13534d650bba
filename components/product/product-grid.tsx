import type { CardFilters } from '@/lib/catalogue/product/card';
import type { Product } from '@/lib/catalogue/product/types';
import type { CardControls } from './card-controls.ts';
import { ProductCard } from './product-card.tsx';

const aboveTheFoldCount = 4;

interface ProductGridProps {
  products: Product[];
  controls: CardControls;
  /** Time that decides which sales are on, in epoch milliseconds. */
  now: number;
  /** `page`: grid only; `listing`: next to filters, with grid and list view; `wide-listing`: grid and list view without filters. */
  layout?: 'page' | 'listing' | 'wide-listing';
  /** Filters of the listing; cards show a matching variant if there is one. */
  preferredOptions?: CardFilters;
  /** Number of images with high priority; 0 for a grid below the fold. */
  priorityCount?: number;
}

const columnClasses = {
  page: 'md:grid-cols-3 lg:grid-cols-4',
  listing: 'product-list md:grid-cols-3 list-view:grid-cols-1!',
  'wide-listing': 'product-list md:grid-cols-3 lg:grid-cols-4 list-view:grid-cols-1!',
};

/** Product grid of two to four columns; some cards span two columns, so that each row is full. */
export function ProductGrid({
  products,
  controls,
  now,
  layout = 'page',
  preferredOptions,
  priorityCount = aboveTheFoldCount,
}: ProductGridProps) {
  return (
    <ul
      className={`product-grid grid grid-cols-2 gap-x-(--card-gap) gap-y-8 md:gap-y-10 ${columnClasses[layout]}`}
    >
      {products.map((product, index) => (
        <li key={product.slug} className={wideClasses(index, products.length, layout) || undefined}>
          <ProductCard
            product={product}
            controls={controls}
            now={now}
            priority={index < priorityCount}
            showsDetails={layout !== 'page'}
            preferredOptions={preferredOptions}
            sizes="(min-width: 1500px) 334px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, 49vw"
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the classes of a card that spans two columns at some screen width; empty for any other card. */
function wideClasses(index: number, total: number, layout: keyof typeof columnClasses): string {
  const columnsByClass = {
    'max-md:double-width': 2,
    'md:max-lg:double-width': 3,
    'lg:double-width': layout === 'listing' ? 3 : 4,
  };
  return Object.entries(columnsByClass)
    .filter(([, columns]) => isWideCard(index, total, columns))
    .map(([className]) => className)
    .join(' ');
}

/**
 * Returns whether the card at `index` spans two columns, so that every row of the grid is full. There is one wide card for each cell that
 * would stay empty, in this order: the first card, the last, the last but one. In a grid of two columns, only the last card is wide.
 * A single product never has a wide card.
 */
export function isWideCard(index: number, total: number, columns: number): boolean {
  if (total < 2) return false;
  const emptyCells = (columns - (total % columns)) % columns;
  const wideIndexes = columns === 2 ? [total - 1] : [0, total - 1, total - 2];
  return wideIndexes.slice(0, emptyCells).includes(index);
}
