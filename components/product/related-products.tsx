import { getLocale, getTranslations } from 'next-intl/server';
import { Price } from '@/components/commerce/price';
import { carouselIcons } from '@/components/ui/carousel-icons';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { DeferredIsland } from '@/components/ui/deferred-island';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { productCardImages } from '@/lib/catalogue/product/card';
import { priceView } from '@/lib/catalogue/product/price-view';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { Product } from '@/lib/catalogue/product/types';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import type { CardControls } from './card-controls.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import {
  DeferredAddToCartButton,
  DeferredCardActions,
  DeferredCarousel,
  LookButton,
} from './product-islands.tsx';

/** The product panel is the first to be used on the page of a product, so these controls need not be in the page's script. */
const deferredCardControls: CardControls = {
  CardActions: DeferredCardActions,
  AddToCartButton: DeferredAddToCartButton,
};

/** Classes that hide the controls where all products fit without sliding, by the number of products. */
const hidingClassByCount: Partial<Record<number, string>> = {
  2: 'sm:hidden',
  3: 'lg:hidden',
  4: 'xl:hidden',
};

/** Neither slides by itself nor starts again after the last slide. */
const carouselOptions = {};

/** Carousel of related products: 4 in view from 1200 px, 3 from 992 px, 2 from 576 px, else 1 (docs/behaviour.md §10). Renders nothing when there are none. */
export async function RelatedProducts({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-20 lg:mt-28">
      <p className="eyebrow text-muted">{t('relatedProductsEyebrow')}</p>
      <h2 id="related" className="title mt-1 mb-8 text-[clamp(2.2rem,4vw,3.2rem)]">
        {t('relatedProducts')}
      </h2>
      <DeferredCarousel
        label={t('relatedProducts')}
        options={carouselOptions}
        icons={carouselIcons(carouselOptions)}
        slideClass="basis-full sm:basis-1/2 lg:basis-1/3 xl:basis-1/4"
        controlsClass={`pt-6 ${hidingClassByCount[products.length] ?? ''}`}
        slides={products.map((product) => ({
          key: product.slug,
          content: (
            <ProductCard
              product={product}
              controls={deferredCardControls}
              now={now}
              sizes="(min-width: 1500px) 325px, (min-width: 1200px) 22vw, (min-width: 992px) 30vw, (min-width: 576px) 45vw, 92vw"
            />
          ),
        }))}
      />
    </section>
  );
}

/** Alternatives to a sold-out product. Renders nothing when there are none. */
export async function Substitutes({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="substitutes" className="mt-16">
      <h2 id="substitutes" className="title mb-8 text-4xl">
        {t('likeInstead')}
      </h2>
      <DeferredIsland name="substitutes">
        <ProductGrid products={products} controls={deferredCardControls} now={now} priorityCount={0} />
      </DeferredIsland>
    </section>
  );
}

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
  const priceFormat = { locale, currency: tenant.currency, noPriceText: t('notAvailable') };
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
                image={productCardImages(product, variant)[0] ?? null}
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
