import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { sampleMetadata, sampleProduct } from '../sample.ts';

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('gallery', 'any');
}

/** A sample product with its pictures as a gallery. */
export default async function ProductAsGalleryPage() {
  return <ProductDetails product={await sampleProduct('any')} layout="gallery" />;
}
