import type { Metadata } from 'next';
import { ListingResults } from '@/components/listing/listing-results';
import { type ListingParams, listingMetadata, queryOr404 } from '../../listing-route.ts';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: ListingParams }): Promise<Metadata> {
  return listingMetadata(await queryOr404(params));
}

/** A listing that search engines may keep: a cached page. The middleware leads here (lib/routing/routes.ts). */
export default async function CachedListing({ params }: { params: ListingParams }) {
  return <ListingResults asked={await queryOr404(params)} />;
}
