import type { Metadata } from 'next';
import { getCategoryProducts } from '@/lib/catalogue/reads/server';
import { collectionQueryOr404, type ListingParams } from '../../../../../~/listing-route.ts';
import { CategoryListing, categoryMetadata } from '../../../category-listing.tsx';

type Params = ListingParams & Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return categoryMetadata((await params).slug, await collectionQueryOr404(params, getCategoryProducts));
}

/** Category page with sorting or pagination. The middleware rewrites to this path (lib/site/routing/routes.ts). */
export default async function SortedCategoryPage({ params }: { params: Params }) {
  return (
    <CategoryListing
      segment={(await params).slug}
      query={await collectionQueryOr404(params, getCategoryProducts)}
    />
  );
}
