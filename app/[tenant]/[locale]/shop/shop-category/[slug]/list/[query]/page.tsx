import type { Metadata } from 'next';
import { type ListingParams, queryOr404 } from '../../../../listing/listing-route.ts';
import { CategoryRoute, categoryMetadata } from '../../category-route.tsx';

type Params = ListingParams & Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return categoryMetadata((await params).slug, await queryOr404(params));
}

/** The same page sorted or further on. The middleware leads here (see `collectionPath`). */
export default async function SortedCategoryPage({ params }: { params: Params }) {
  return <CategoryRoute segment={(await params).slug} query={await queryOr404(params)} />;
}
