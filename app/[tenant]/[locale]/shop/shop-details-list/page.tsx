import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { sampleMetadata, sampleProduct } from '../sample.ts';

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('list', 'any');
}

/** A sample product with its pictures as a list. */
export default async function ProductAsListPage() {
  return <ProductDetails product={await sampleProduct('any')} layout="list" />;
}
