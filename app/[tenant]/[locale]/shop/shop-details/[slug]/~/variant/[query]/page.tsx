import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ProductDetails } from '@/components/product/product-details';
import { ProductHead } from '@/components/product/product-head';
import { translateRequest } from '@/lib/catalogue/product-server';
import { readInnerQuery } from '@/lib/routing/inner-query';
import { productMetadata, productOr404 } from '../../../product-page.ts';

type VariantParams = Promise<{ slug: string; query: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { product, options } = await asked(params);
  return productMetadata(product, options.color);
}

/** A product with a colour or size chosen by the address; the middleware leads here (lib/routing/routes.ts). */
export default async function VariantPage({ params }: { params: VariantParams }) {
  const { product, options } = await asked(params);
  return (
    <>
      <ProductHead product={product} options={options} />
      <ProductDetails product={product} options={options} />
    </>
  );
}

async function asked(params: VariantParams) {
  const [locale, product, { query }] = await Promise.all([getLocale(), productOr404(params), params]);
  const words = readInnerQuery(query);
  const options = { color: words?.get('color') ?? null, size: words?.get('size') ?? null };
  return { product, options: await translateRequest(locale, product, options) };
}
