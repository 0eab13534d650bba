import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { ProductHead } from '@/components/product/product-head';
import { wantedValue } from '@/lib/address/variant-path';
import { productMetadata, productOr404 } from '../../../product-page.ts';

type VariantParams = Promise<{ slug: string; color: string; size: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const [product, { color }] = await Promise.all([productOr404(params), wanted(params)]);
  return productMetadata(product, color);
}

/** A product with a colour or size chosen by the address; the middleware leads here (see `variantPath`). */
export default async function VariantPage({ params }: { params: VariantParams }) {
  const [product, choice] = await Promise.all([productOr404(params), wanted(params)]);
  return (
    <>
      <ProductHead product={product} wanted={choice} />
      <ProductDetails product={product} wanted={choice} />
    </>
  );
}

async function wanted(params: VariantParams) {
  const { color, size } = await params;
  return { color: wantedValue(color), size: wantedValue(size) };
}
