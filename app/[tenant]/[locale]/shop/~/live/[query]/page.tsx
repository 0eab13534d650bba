import type { Metadata } from 'next';
import { ListingResults } from '@/components/listing/listing-results';
import { type ListingParams, queryOr404, shopListingMetadata } from '../../listing-route.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: ListingParams }): Promise<Metadata> {
  return shopListingMetadata(await queryOr404(params));
}

/** Listing with arbitrary filters, rendered per request from cached upstream data. */
export default async function LiveListing({ params }: { params: ListingParams }) {
  return <ListingResults requestedQuery={await queryOr404(params)} />;
}
