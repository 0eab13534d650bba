'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import { paths } from '@/lib/platform/urls/paths';
import { maxStripProducts } from '@/lib/shopper/visitor/recently-viewed';
import { Price } from './price.tsx';
import { usePrice } from './use-price.ts';
import { useSaleClock } from './use-sale-clock.ts';

interface ProductStripProps {
  /** Heading; defaults to "recently viewed". */
  title?: string;
  /** Product slugs; only the first `maxStripProducts` are shown. */
  slugs: readonly string[];
  /** Smaller, for a side panel. */
  compact?: boolean;
}

/** Scrolling row of products with current prices. Renders nothing when none can be loaded. */
export function ProductStrip({ title, slugs, compact = false }: ProductStripProps) {
  const shownSlugs = slugs.slice(0, maxStripProducts);
  const t = useTranslations('browser');
  const locale = useLocale();
  const { snapshotOf } = useProductSnapshots(shownSlugs);
  const { priceView } = usePrice();
  const products = shownSlugs.map(snapshotOf).filter((product) => product !== null && product !== undefined);
  const now = useSaleClock(products.map((product) => pricedVariant(product).sale));
  if (products.length === 0) return null;
  const heading = title ?? t('recentlyViewed');
  return (
    <section aria-label={heading} className="mt-14">
      <h2 className={`title mb-5 ${compact ? 'text-2xl' : 'text-[clamp(2.2rem,4vw,3.2rem)]'}`}>{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll the row */}
      <ul className="rail pb-3" tabIndex={0}>
        {products.map((product) => (
          <li key={product.slug} className={`shrink-0 snap-start ${compact ? 'w-28' : 'w-36 sm:w-44'}`}>
            <Link href={paths.product(product.slug)} className="block hover:text-primary-ink">
              <Photo
                image={imageOf(product)}
                alt=""
                sizes="11rem"
                widths={[390]}
                width={270}
                height={360}
                className="mb-2 aspect-3/4 w-full"
              />
              <span {...foreignLanguage(product.title, locale)}>{product.title}</span>
            </Link>
            <Price price={priceView(currentPrice(pricedVariant(product), now))} className="text-sm" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the default variant, whose price and image are shown; the product itself when it has no variants. */
function pricedVariant(product: ProductSnapshot) {
  return defaultVariant(product) ?? product;
}

function imageOf(product: ProductSnapshot): string | null {
  return pricedVariant(product).images[0] ?? product.images[0] ?? null;
}
