import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { sampleMetadata, sampleProduct } from '../sample.ts';

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('video', 'video');
}

/** The first product that has a video. */
export default async function ProductWithVideoPage() {
  return <ProductDetails product={await sampleProduct('video')} />;
}
