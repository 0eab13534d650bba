import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { getProductOrRedirect, ProductHead, type ProductParams, productMetadata } from './product-page.tsx';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: ProductParams }): Promise<Metadata> {
  return productMetadata(await getProductOrRedirect(params));
}

export default async function ProductPage({ params }: { params: ProductParams }) {
  const product = await getProductOrRedirect(params);
  return (
    <>
      <ProductHead product={product} />
      <ProductDetails product={product} />
    </>
  );
}
