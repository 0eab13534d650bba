import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { favoritesForTab, favoriteTabs } from '@/lib/catalogue/home/favorites';
import type { Product } from '@/lib/catalogue/product/types';
import { FavoritesTabs } from './favorites-tabs.tsx';
import { HomeSection } from './home-section.tsx';

const maxPerTab = 12;

/** Fashion products under tabs such as All Collection and Tops. */
export async function FavoritesGrid({ products, now }: { products: Product[]; now: number }) {
  const t = await getTranslations('home');
  const allFavorites = favoritesForTab(products, 'all');
  if (allFavorites.length === 0) return null;
  const slugsByTab = favoriteTabs.map((tab) => {
    const tabProducts = favoritesForTab(products, tab).slice(0, maxPerTab);
    return { tab, slugs: new Set(tabProducts.map(({ slug }) => slug)) };
  });
  const shownFavorites = allFavorites
    .map((product) => ({
      product,
      tabs: slugsByTab.filter(({ slugs }) => slugs.has(product.slug)).map(({ tab }) => tab),
    }))
    .filter(({ tabs }) => tabs.length > 0);
  return (
    <HomeSection id="home-favorites" title={t('favorites')}>
      <FavoritesTabs
        label={t('favorites')}
        tabs={favoriteTabs.map((tab) => ({ key: tab, title: t(`tabs.${tab}`) }))}
        items={shownFavorites.map(({ product, tabs }) => ({
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
    </HomeSection>
  );
}
