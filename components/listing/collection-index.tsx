import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { Link } from '@/components/ui/link';
import { StructuredData } from '@/components/ui/structured-data';
import { currentShop } from '@/lib/platform/tenant/current-shop';
import { paths } from '@/lib/platform/urls/paths';
import { itemListData } from '@/lib/site/seo/structured/item-list';
import { type Collection, CollectionCards } from './collection-cards.tsx';

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
          <p className="title border-y border-sand py-14 text-center text-3xl">{t('noProducts')}</p>
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
