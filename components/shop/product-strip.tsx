'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { currentPrice } from '@/lib/catalogue/pricing';
import { defaultVariant } from '@/lib/catalogue/selection';
import { useProducts } from '@/lib/catalogue/use-products';
import { mostRecent } from '@/lib/visitor/recent';
import { Price } from './price.tsx';
import { usePrice } from './use-price.ts';

interface ProductStripProps {
  /** The heading; that of what was looked at last where there is none. */
  title?: string;
  slugs: readonly string[];
  /** For a narrow place such as a side panel. */
  narrow?: boolean;
}

/** Products in a row, those this visitor looked at last as a rule; nothing where there are none. */
export function ProductStrip({ title, slugs: all, narrow = false }: ProductStripProps) {
  const slugs = all.slice(0, mostRecent);
  const t = useTranslations('browser');
  const { factsOf } = useProducts(slugs);
  const { view } = usePrice();
  const products = slugs.map(factsOf).filter((facts) => facts !== null && facts !== undefined);
  if (products.length === 0) return null;
  const heading = title ?? t('recentlyViewed');
  return (
    <section aria-label={heading} className="mt-14">
      <h2 className={`title mb-5 ${narrow ? 'text-2xl' : 'text-[clamp(2.2rem,4vw,3.2rem)]'}`}>{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls can be scrolled with the keyboard */}
      <ul className="rail pb-3" tabIndex={0}>
        {products.map((product) => (
          <li key={product.slug} className={`shrink-0 snap-start ${narrow ? 'w-28' : 'w-36 sm:w-44'}`}>
            <Link href={paths.product(product.slug)} className="block hover:text-primary-ink">
              <Photo
                address={imageOf(product)}
                alt=""
                sizes="11rem"
                width={270}
                height={360}
                className="mb-2 aspect-3/4 w-full"
              />
              {product.title}
            </Link>
            <Price
              price={view(currentPrice(defaultVariant(product) ?? product, Date.now()))}
              className="text-sm"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function imageOf(product: ProductFacts): string | null {
  return defaultVariant(product)?.images[0] ?? product.images[0] ?? null;
}
