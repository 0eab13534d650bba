import type { Metadata } from 'next';
import { ListingResults } from '@/components/listing/listing-results';
import { type ListingParams, queryOr404, shopListingMetadata } from '../../listing-route.ts';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: ListingParams }): Promise<Metadata> {
  return shopListingMetadata(await queryOr404(params));
}

/** Indexable listing, cached as a page. The middleware rewrites to this path (lib/site/routing/routes.ts). */
export default async function CachedListing({ params }: { params: ListingParams }) {
  return <ListingResults requestedQuery={await queryOr404(params)} />;
}
