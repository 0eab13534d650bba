import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { cardControls } from '@/components/product/card-controls';
import { ProductCard } from '@/components/product/product-card';
import { Carousel } from '@/components/ui/carousel';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { favoritesForTab, favoriteTabs } from '@/lib/catalogue/home/section-products';
import type { Product } from '@/lib/catalogue/product/types';
import type { Category, SocialPost } from '@/lib/catalogue/reads/types';
import type { Tenant } from '@/lib/platform/tenant/tenant';
import { paths } from '@/lib/platform/urls/paths';
import { FavoritesTabs } from './favorites-tabs.tsx';

/** Props of a section that links to the page of a feature tag. */
interface FeatureSectionProps {
  products: Product[];
  /** Slug of the tag's page; undefined when the shop lacks the tag. */
  slug: string | undefined;
  /** Epoch milliseconds of the rendering; determines active sales. */
  now: number;
}

interface HomeSectionProps {
  id: string;
  title: string;
  /** Target of the heading. */
  href?: string;
  children: ReactNode;
}

/** Section of the home page with a heading. */
function HomeSection({ id, title, href, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-12 md:mt-20 lg:mt-28">
      <h2 id={id} className="title mb-5 text-[clamp(2.2rem,4vw,3.2rem)]">
        {href ? (
          <Link href={href} className="hover:text-primary-ink">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {children}
    </section>
  );
}

const columnCount = 3;

/** Featured categories. The first tile is larger if that leaves no empty cells in the grid. */
export async function CategoryTiles({ categories }: { categories: Category[] }) {
  const t = await getTranslations('home');
  if (categories.length === 0) return null;
  // A large tile takes four cells, three more than a small one.
  const hasLargeFirstTile = categories.length >= columnCount && categories.length % columnCount === 0;
  return (
    <HomeSection id="home-categories" title={t('categories')}>
      <ul className="row-on-phone grid grid-cols-3 gap-4 lg:gap-6">
        {categories.map(({ slug, name, image }, index) => {
          const isLarge = hasLargeFirstTile && index === 0;
          return (
            <li
              key={slug}
              className={`group relative ${isLarge ? 'md:col-span-2 md:row-span-2 md:flex md:flex-col' : ''}`}
            >
              <Photo
                image={image}
                alt=""
                width={900}
                height={1200}
                sizes={
                  isLarge
                    ? '(min-width: 1500px) 910px, (min-width: 768px) 61vw, 39vw'
                    : '(min-width: 1500px) 442px, (min-width: 768px) 30vw, 39vw'
                }
                className={`aspect-4/5 w-full ${isLarge ? 'md:aspect-auto md:h-0 md:grow' : ''}`}
              />
              <div className="flex flex-col items-start gap-x-4 pt-3 md:flex-row md:items-baseline md:justify-between">
                <h3 className="title text-2xl wrap-anywhere lg:text-3xl">
                  <CatalogueText>{name}</CatalogueText>
                </h3>
                <Link href={paths.category(slug)} className="link covers-card">
                  {t('shopNow')}
                  <span className="sr-only">
                    {' '}
                    <CatalogueText>{name}</CatalogueText>
                  </span>
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}

/** Classes that hide the controls where all products fit without sliding, by the number of products. One slide has no controls. */
const hidingClassByCount: Partial<Record<number, string>> = { 2: 'hidden', 3: 'lg:hidden' };

/** Looping carousel of best sellers: 3 in view from 992 px, 2 from 768 px, else 1 (docs/behaviour.md §10). */
export async function BestSellers({ products, slug, now }: FeatureSectionProps) {
  const t = await getTranslations('home');
  if (products.length === 0) return null;
  return (
    <HomeSection id="home-best-sellers" title={t('bestSellers')} href={slug && paths.feature(slug)}>
      <Carousel
        label={t('bestSellers')}
        options={{ loop: true }}
        slideClass="basis-[72%] md:basis-1/2 lg:basis-1/3"
        controlsClass={`pt-6 max-md:hidden ${hidingClassByCount[products.length] ?? ''}`}
        slides={products.map((product) => ({
          key: product.slug,
          content: (
            <ProductCard
              product={product}
              controls={cardControls}
              now={now}
              sizes="(min-width: 1500px) 442px, (min-width: 992px) 30vw, (min-width: 768px) 45vw, 66vw"
            />
          ),
        }))}
      />
    </HomeSection>
  );
}

const productsInView = 2;

/** Carousel of fashion products (`shopTheLookProducts`): 2 in view, 1 below 576 px (docs/behaviour.md §10). */
export async function ShopTheLook({ products, slug, now }: FeatureSectionProps) {
  const t = await getTranslations('home');
  if (products.length === 0) return null;
  return (
    <HomeSection id="home-shop-the-look" title={t('shopTheLook')} href={slug && paths.feature(slug)}>
      <Carousel
        label={t('shopTheLook')}
        options={{}}
        slideClass="brief-on-phone basis-[72%] sm:basis-1/2"
        controlsClass={`pt-6 ${products.length > productsInView ? 'max-md:hidden' : 'hidden'}`}
        slides={products.map((product) => ({
          key: product.slug,
          content: (
            <ProductCard
              product={product}
              controls={cardControls}
              now={now}
              sizes="(min-width: 1500px) 676px, (min-width: 576px) 45vw, 66vw"
            />
          ),
        }))}
      />
    </HomeSection>
  );
}

const maxPerTab = 12;

/** The shop's favourites: fashion products under tabs such as All Collection and Tops. */
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
              controls={cardControls}
              now={now}
              sizes="(min-width: 1500px) 326px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, 39vw"
            />
          ),
        }))}
      />
    </HomeSection>
  );
}

/** Brand statement with a link to the About page. */
export async function Quote({ shopName }: { shopName: string }) {
  const t = await getTranslations('home');
  return (
    <section aria-label={t('aboutLabel')} className="mt-12 bg-backdrop md:mt-20 lg:mt-28">
      <figure className="page max-w-4xl py-12 text-center lg:py-28">
        <blockquote className="title text-[clamp(1.75rem,3.4vw,3rem)] leading-tight">{t('quote')}</blockquote>
        <figcaption className="mt-5 text-muted">
          <Link href={paths.about} className="link">
            {t('ourStory', { name: shopName })}
          </Link>
        </figcaption>
      </figure>
    </section>
  );
}

const maxPosts = 5;

/** Up to five posts of the social account; the post marked as banner, or else the first, shows 'Follow Us on'. */
export async function SocialStrip({ posts, social }: { posts: SocialPost[]; social: Tenant['social'] }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const network = social.network[locale];
  const shownPosts = posts.slice(0, maxPosts);
  if (shownPosts.length === 0) return null;
  const bannerPost = shownPosts.find((post) => post.isBanner) ?? shownPosts[0];
  return (
    <section
      aria-label={t('socialLabel', { network })}
      className="mt-12 max-md:px-(--gutter) md:mt-20 lg:mt-28"
    >
      <ul className="row-on-phone grid grid-cols-5 gap-1">
        {shownPosts.map((post, index) => (
          // Posts may share an image.
          // biome-ignore lint/suspicious/noArrayIndexKey: the posts of a page never change
          <li key={index} className="relative">
            <a href={post.link ?? social.url} rel="noopener" className="group block">
              <Photo
                image={post.image}
                alt={t('socialPost', { index: index + 1, network })}
                width={800}
                height={800}
                sizes="(min-width: 768px) 20vw, 39vw"
                className="aspect-square w-full"
              />
              {post === bannerPost && (
                <span className="absolute inset-x-0 bottom-0 bg-paper p-2 text-center">
                  <span className="block text-sm text-muted">{t('followUs')}</span>
                  <span className="title block text-2xl">{network}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
