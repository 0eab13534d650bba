import type { Metadata } from 'next';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { CategoryRoute, categoryMetadata } from './category-route.tsx';

type Params = Promise<{ slug: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return categoryMetadata((await params).slug, emptyQuery);
}

export default async function CategoryPage({ params }: { params: Params }) {
  return <CategoryRoute slug={(await params).slug} query={emptyQuery} />;
}
