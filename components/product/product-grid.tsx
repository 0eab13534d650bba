import type { Product } from '@/lib/catalogue/types';
import { ProductCard } from './product-card.tsx';

const aboveTheFold = 4;

/** Products in two columns on a phone, four on a desktop. */
export function ProductGrid({ products, now }: { products: Product[]; now: number }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard
            product={product}
            now={now}
            priority={index < aboveTheFold}
            sizes="(min-width: 992px) 22vw, (min-width: 768px) 30vw, 45vw"
          />
        </li>
      ))}
    </ul>
  );
}
