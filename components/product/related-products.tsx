import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import type { Product } from '@/lib/catalogue/product/types';
import { ProductCard } from './product-card.tsx';

/** Classes that hide the controls where all products fit without sliding, by the number of products. */
const hiddenControlsByCount: Partial<Record<number, string>> = {
  2: 'sm:hidden',
  3: 'lg:hidden',
  4: 'xl:hidden',
};

/** Carousel: 4 products from 1200 px, 3 from 992 px, 2 from 576 px, else 1 (docs/behaviour.md §10). */
export async function RelatedProducts({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-20 lg:mt-28">
      <p className="eyebrow text-muted">{t('relatedProductsEyebrow')}</p>
      <h2 id="related" className="title mt-1 mb-8 text-[clamp(2.2rem,4vw,3.2rem)]">
        {t('relatedProducts')}
      </h2>
      <Carousel
        label={t('relatedProducts')}
        options={{}}
        slideClass="basis-full sm:basis-1/2 lg:basis-1/3 xl:basis-1/4"
        controlsClass={`pt-6 ${hiddenControlsByCount[products.length] ?? ''}`}
        slides={products.map((product) => ({
          key: product.slug,
          content: (
            <ProductCard
              product={product}
              now={now}
              sizes="(min-width: 1200px) 22vw, (min-width: 992px) 30vw, (min-width: 576px) 45vw, 92vw"
            />
          ),
        }))}
      />
    </section>
  );
}
