import type { Metadata } from 'next';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { CategoryListing, categoryMetadata } from './category-listing.tsx';

type Params = Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return categoryMetadata((await params).slug, emptyQuery);
}

export default async function CategoryPage({ params }: { params: Params }) {
  return <CategoryListing segment={(await params).slug} query={emptyQuery} />;
}
