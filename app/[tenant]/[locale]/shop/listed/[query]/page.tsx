import type { Metadata } from 'next';
import { ListingPage } from '@/components/listing/listing-page';
import { type ListingParams, listingMetadata, queryOr404 } from '../../listing-route.ts';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: ListingParams }): Promise<Metadata> {
  return listingMetadata(await queryOr404(params));
}

/** A listing that search engines may keep: a cached page. The middleware leads here (see `listingPath`). */
export default async function ListedPage({ params }: { params: ListingParams }) {
  return <ListingPage asked={await queryOr404(params)} />;
}
