import type { Metadata } from 'next';
import { getFeatureProducts } from '@/lib/catalogue/reads/server';
import { collectionQueryOr404, type ListingParams } from '../../../../../~/listing-route.ts';
import { FeatureListing, featureMetadata } from '../../../feature-listing.tsx';

type Params = ListingParams & Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return featureMetadata((await params).slug, await collectionQueryOr404(params, getFeatureProducts));
}

/** Feature page with sorting or pagination. The middleware rewrites to this path (lib/site/routing/routes.ts). */
export default async function SortedFeaturePage({ params }: { params: Params }) {
  return (
    <FeatureListing
      segment={(await params).slug}
      query={await collectionQueryOr404(params, getFeatureProducts)}
    />
  );
}
