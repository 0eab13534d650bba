import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { type ProductParams, productMetadata, productOr404 } from './product-page.ts';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: ProductParams }): Promise<Metadata> {
  return productMetadata(await productOr404(params));
}

export default async function ProductPage({ params }: { params: ProductParams }) {
  return <ProductDetails product={await productOr404(params)} />;
}
