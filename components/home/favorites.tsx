import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { favoritesIn, favoriteTabs } from '@/lib/catalogue/favorite-tabs';
import type { Product } from '@/lib/catalogue/types';
import { FavoritesTabs } from './favorites-tabs.tsx';
import { Section } from './section.tsx';

const mostInTab = 12;

/** Fashion products under the tabs All Collection, Tops, Jackets and Pants. */
export async function Favorites({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('home');
  const all = favoritesIn(products, 'all');
  if (all.length === 0) return null;
  const slugsByTab = favoriteTabs.map((tab) => {
    const shown = favoritesIn(products, tab).slice(0, mostInTab);
    return { tab, slugs: new Set(shown.map(({ slug }) => slug)) };
  });
  const shown = all
    .map((product) => ({
      product,
      tabs: slugsByTab.filter(({ slugs }) => slugs.has(product.slug)).map(({ tab }) => tab),
    }))
    .filter(({ tabs }) => tabs.length > 0);
  return (
    <Section id="home-favorites" title={t('favorites')}>
      <FavoritesTabs
        label={t('favorites')}
        tabs={favoriteTabs.map((tab) => ({ key: tab, title: t(`tabs.${tab}`) }))}
        items={shown.map(({ product, tabs }) => ({
          key: product.slug,
          tabs,
          content: (
            <ProductCard
              product={product}
              now={now}
              sizes="(min-width: 992px) 22vw, (min-width: 768px) 30vw, 45vw"
            />
          ),
        }))}
      />
    </Section>
  );
}
