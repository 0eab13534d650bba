import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { sampleMetadata, sampleProduct } from '../sample-product.ts';

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('list');
}

/** Sample product with its images as a list. */
export default async function ProductAsListPage() {
  return <ProductDetails product={await sampleProduct()} layout="list" />;
}
