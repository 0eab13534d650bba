import type { Metadata } from 'next';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { FeatureListing, featureMetadata } from './feature-listing.tsx';

type Params = Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return featureMetadata((await params).slug, emptyQuery);
}

export default async function FeaturePage({ params }: { params: Params }) {
  return <FeatureListing segment={(await params).slug} query={emptyQuery} />;
}
