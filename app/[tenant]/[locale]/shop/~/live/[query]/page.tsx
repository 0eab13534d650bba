import type { Metadata } from 'next';
import { ListingResults } from '@/components/listing/listing-results';
import { type ListingParams, listingMetadata, queryOr404 } from '../../listing-route.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: ListingParams }): Promise<Metadata> {
  return listingMetadata(await queryOr404(params));
}

/** A listing with filters of which there is no end: rendered for each request from cached reads. */
export default async function LiveListing({ params }: { params: ListingParams }) {
  return <ListingResults asked={await queryOr404(params)} />;
}
