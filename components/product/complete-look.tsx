import { getLocale, getTranslations } from 'next-intl/server';
import { Price } from '@/components/commerce/price';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { cardImages } from '@/lib/catalogue/product/card';
import { priceView } from '@/lib/catalogue/product/price-view';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { Product } from '@/lib/catalogue/product/types';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { LookButton } from './look-button.tsx';

interface CompleteLookProps {
  slug: string;
  /** Products worn with the product of `slug`. */
  products: Product[];
  /** Epoch milliseconds of the rendering; determines active sales. */
  now: number;
}

/**
 * Products worn with the product of the page, and a button that opens the sheet for adding all of them. Renders nothing
 * when there are none.
 */
export async function CompleteLook({ slug, products, now }: CompleteLookProps) {
  const [tenant, locale, t] = await Promise.all([currentTenant(), getLocale(), getTranslations('product')]);
  if (products.length === 0) return null;
  const priceFormat = { locale, currency: tenant.currency, notAvailable: t('notAvailable') };
  return (
    <section aria-labelledby="look" className="mt-16">
      <h2 id="look" className="title mb-8 text-4xl">
        {t('completeLook')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {products.map((product) => {
          const variant = defaultVariant(product);
          return (
            <li key={product.slug} className="group relative flex flex-wrap gap-4">
              <Photo
                image={cardImages(product, variant)[0] ?? null}
                alt=""
                sizes="6rem"
                widths={[270]}
                width={900}
                height={1200}
                className="aspect-3/4 w-24 shrink-0"
              />
              <div className="flex-1">
                <h3 className="leading-snug">
                  <Link href={paths.product(product.slug)} className="card-link">
                    <CatalogueText>{product.title}</CatalogueText>
                  </Link>
                </h3>
                <Price
                  price={priceView(currentPrice(variant ?? product, now), priceFormat)}
                  className="pt-1"
                />
              </div>
            </li>
          );
        })}
      </ul>
      <LookButton slugs={[slug, ...products.map((product) => product.slug)]}>{t('addLook')}</LookButton>
    </section>
  );
}
