import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { sampleMetadata, sampleProduct } from '../sample-product.ts';

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('video', 'video');
}

/** First product with a video. */
export default async function ProductWithVideoPage() {
  return <ProductDetails product={await sampleProduct('video')} />;
}
