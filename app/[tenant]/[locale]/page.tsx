import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/home/hero';
import {
  BestSellers,
  CategoryTiles,
  FavoritesGrid,
  Quote,
  ShopTheLook,
  SocialStrip,
} from '@/components/home/home-sections';
import { StructuredData } from '@/components/ui/structured-data';
import { shopTheLookProducts } from '@/lib/catalogue/home/section-products';
import {
  builtInFeatures,
  findFeatureTag,
  getCompleteHome,
  productsOfFeature,
} from '@/lib/catalogue/reads/home';
import { expirePageAtSaleBoundary } from '@/lib/catalogue/reads/product-server';
import { getFeatureTagsOrEmpty, getHome } from '@/lib/catalogue/reads/server';
import { currentShop } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { organizationData, websiteData } from '@/lib/site/seo/structured/shop';
import { homeShareImage } from '@/lib/site/share-images/share-image-content';
import { tagline } from '@/lib/site/share-images/tagline';

const maxLookProducts = 4;

export async function generateMetadata(): Promise<Metadata> {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('home')]);
  const name = shop.tenant.name[shop.locale];
  // Slides need no completion by `getCompleteHome`.
  const [{ slides }, taglineText] = await Promise.all([getHome(shop), tagline(shop)]);
  return pageMetadata({
    path: paths.home,
    title: name,
    description: t('description', { name }),
    shareImage: homeShareImage(taglineText, slides[0]?.image, shop),
  });
}

export default async function HomePage() {
  const shop = await currentShop();
  const { locale, tenant } = shop;
  const now = Date.now();
  const [home, featureTags] = await Promise.all([getCompleteHome(shop), getFeatureTagsOrEmpty(locale)]);
  const bestSellers = productsOfFeature(home.features, builtInFeatures.bestSellers);
  const lookProducts = productsOfFeature(home.features, builtInFeatures.shopTheLook);
  await expirePageAtSaleBoundary([...home.products, ...bestSellers, ...lookProducts], now);
  return (
    <>
      <StructuredData data={organizationData(shop)} />
      <StructuredData data={websiteData(shop)} />
      {home.slides.length === 0 && <h1 className="sr-only">{tenant.name[locale]}</h1>}
      <Hero slides={home.slides} />
      <CategoryTiles categories={home.categories} />
      <BestSellers
        products={bestSellers}
        slug={findFeatureTag(featureTags, builtInFeatures.bestSellers)?.slug}
        now={now}
      />
      <Quote shopName={tenant.name[locale]} />
      {/* The favourites of the shop, not of the visitor. */}
      <FavoritesGrid products={home.products} now={now} />
      <ShopTheLook
        products={shopTheLookProducts(
          lookProducts.length > 0 ? lookProducts : home.products,
          maxLookProducts,
        )}
        slug={findFeatureTag(featureTags, builtInFeatures.shopTheLook)?.slug}
        now={now}
      />
      <SocialStrip posts={home.socialPosts} social={tenant.social} />
    </>
  );
}
