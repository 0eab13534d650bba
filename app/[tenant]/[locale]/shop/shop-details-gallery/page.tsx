import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { sampleMetadata, sampleProduct } from '../sample-product.ts';

export function generateMetadata(): Promise<Metadata> {
  return sampleMetadata('gallery');
}

/** Sample product with its images as a gallery. */
export default async function ProductAsGalleryPage() {
  return <ProductDetails product={await sampleProduct()} layout="gallery" />;
}
