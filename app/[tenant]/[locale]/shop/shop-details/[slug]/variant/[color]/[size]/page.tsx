import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { wantedValue } from '@/lib/address/variant-path';
import { initialSelection } from '@/lib/catalogue/selection';
import { productMetadata, productOr404 } from '../../../product-page.ts';

type VariantParams = Promise<{ slug: string; color: string; size: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const product = await productOr404(params);
  return productMetadata(product, initialSelection(product, await wanted(params)).image);
}

/** A product with a colour or size chosen by the address; the middleware leads here (see `variantPath`). */
export default async function VariantPage({ params }: { params: VariantParams }) {
  return <ProductDetails product={await productOr404(params)} wanted={await wanted(params)} />;
}

async function wanted(params: VariantParams) {
  const { color, size } = await params;
  return { color: wantedValue(color), size: wantedValue(size) };
}
