import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { Carousel } from '@/components/ui/carousel';
import { paths } from '@/lib/address/address';
import { type FeatureProps, Section } from './section.tsx';

/** Looping carousel: 3 in view from 992 px, 2 from 768, else 1 (specification section 9). */
export async function BestSellers({ products, slug, now }: FeatureProps) {
  const t = await getTranslations('home');
  if (products.length === 0) return null;
  return (
    <Section id="home-best-sellers" title={t('bestSellers')} href={slug && paths.feature(slug)}>
      <Carousel
        label={t('bestSellers')}
        motion={{ loop: true }}
        slideClass="basis-full md:basis-1/2 lg:basis-1/3"
        controlsClass="pt-6"
        slides={products.map((product) => ({
          key: product.slug,
          content: (
            <ProductCard
              product={product}
              now={now}
              sizes="(min-width: 992px) 30vw, (min-width: 768px) 45vw, 92vw"
            />
          ),
        }))}
      />
    </Section>
  );
}
