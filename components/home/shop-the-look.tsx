import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { Carousel } from '@/components/ui/carousel';
import { paths } from '@/lib/platform/urls/paths';
import { type FeatureBlockProps, HomeSection } from './home-section.tsx';

const productsInView = 2;

/** Carousel of the latest fashion products: 2 in view, 1 below 576 px (docs/behaviour.md §10). */
export async function ShopTheLook({ products, slug, now }: FeatureBlockProps) {
  const t = await getTranslations('home');
  if (products.length === 0) return null;
  return (
    <HomeSection id="home-shop-the-look" title={t('shopTheLook')} href={slug && paths.feature(slug)}>
      <Carousel
        label={t('shopTheLook')}
        options={{}}
        slideClass="brief basis-[72%] sm:basis-1/2"
        controlsClass={`pt-6 ${products.length > productsInView ? 'max-md:hidden' : 'hidden'}`}
        slides={products.map((product) => ({
          key: product.slug,
          content: <ProductCard product={product} now={now} sizes="(min-width: 576px) 45vw, 66vw" />,
        }))}
      />
    </HomeSection>
  );
}
