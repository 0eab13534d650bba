import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { StructuredData } from '@/components/ui/structured-data';
import type { Category, FeatureTagRef } from '@/lib/catalogue/reads/types';
import { currentShop } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { itemListData } from '@/lib/site/seo/structured/lists';

interface CollectionIndexProps {
  title: string;
  description: string;
  collections: Collection[];
  /** Further links below the cards. */
  children?: ReactNode;
}

/** Index of categories or feature tags: a card for each and a link to all products. */
export async function CollectionIndex({ title, description, collections, children }: CollectionIndexProps) {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('listing')]);
  return (
    <>
      {collections.length > 0 && (
        <StructuredData
          data={itemListData({ name: title, items: collections, total: collections.length }, shop)}
        />
      )}
      <PageHeading title={title} subtitle={description} crumbs={[{ name: title }]} />
      <div className="page">
        {collections.length > 0 ? (
          <CollectionCards collections={collections} />
        ) : (
          <p className="title border-y border-sand py-14 text-center text-3xl">{t('nothingHere')}</p>
        )}
        {children}
        <p className="mt-14 text-center">
          <Link href={paths.shop} className="btn">
            {t('shopAll')}
          </Link>
        </p>
      </div>
    </>
  );
}

const columnCountOnDesktop = 4;

/** Category or feature tag on an index page. */
interface Collection {
  /** Path without language. */
  path: string;
  name: string;
  image: string | null;
  /** Null when unknown. */
  productCount: number | null;
}

/** Grid of categories or feature tags with image, name and product count. */
export function CollectionCards({ collections }: { collections: Collection[] }) {
  const t = useTranslations('listing');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {collections.map(({ path, name, image, productCount }, index) => (
        <li key={path} className="group relative">
          <Photo
            image={image}
            alt=""
            width={900}
            height={1200}
            sizes="(min-width: 1500px) 326px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, 45vw"
            // The first row.
            priority={index < columnCountOnDesktop}
            className="aspect-3/4 w-full"
          />
          <h2 className="title pt-3 text-2xl">
            <CatalogueText>{name}</CatalogueText>
          </h2>
          {productCount !== null && (
            <p className="text-sm text-muted">{t('productCount', { count: productCount })}</p>
          )}
          <Link href={path} prefetch className="link inline-block py-1.5 covers-card">
            {t('viewNow')}
            <span className="sr-only">
              {' '}
              <CatalogueText>{name}</CatalogueText>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Links to all feature tags and to the subcategories without a card, so that the page of every collection is linked.
 */
export function CollectionLinks({
  categories,
  tags,
}: {
  /** Categories with a card. */
  categories: Category[];
  tags: Pick<FeatureTagRef, 'name' | 'slug'>[];
}) {
  const t = useTranslations('listing');
  const cardSlugs = new Set(categories.map(({ slug }) => slug));
  const subcategories = categories
    .flatMap(({ children }) => children)
    .filter(({ slug }) => !cardSlugs.has(slug));
  const links = new Map([
    ...subcategories.map(({ slug, name }) => [paths.category(slug), name] as const),
    ...tags.map(({ slug, name }) => [paths.feature(slug), name] as const),
  ]);
  if (links.size === 0) return null;
  return (
    <nav aria-labelledby="collections" className="mt-16">
      <h2 id="collections" className="title mb-5 text-4xl">
        {t('collections')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {[...links].map(([path, name]) => (
          <li key={path}>
            <Link href={path} className="link inline-flex min-h-11 items-center">
              <CatalogueText>{name}</CatalogueText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
