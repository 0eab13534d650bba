import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { Carousel } from '@/components/ui/carousel';
import { paths } from '@/lib/platform/urls/paths';
import { type FeatureBlockProps, HomeSection } from './home-section.tsx';

/** Classes that hide the controls where all products fit without sliding, by the number of products. */
const hiddenControlsByCount: Partial<Record<number, string>> = { 2: 'hidden', 3: 'lg:hidden' };

/** Looping carousel: 3 products from 992 px, 2 from 768 px, else 1 (docs/behaviour.md §10). */
export async function BestSellers({ products, slug, now }: FeatureBlockProps) {
  const t = await getTranslations('home');
  if (products.length === 0) return null;
  return (
    <HomeSection id="home-best-sellers" title={t('bestSellers')} href={slug && paths.feature(slug)}>
      <Carousel
        label={t('bestSellers')}
        options={{ loop: true }}
        slideClass="basis-[72%] md:basis-1/2 lg:basis-1/3"
        controlsClass={`pt-6 max-md:hidden ${hiddenControlsByCount[products.length] ?? ''}`}
        slides={products.map((product) => ({
          key: product.slug,
          content: (
            <ProductCard
              product={product}
              now={now}
              sizes="(min-width: 992px) 30vw, (min-width: 768px) 45vw, 66vw"
            />
          ),
        }))}
      />
    </HomeSection>
  );
}
