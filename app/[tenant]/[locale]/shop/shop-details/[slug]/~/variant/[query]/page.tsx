import type { Metadata } from 'next';
import { ProductDetails } from '@/components/product/product-details';
import { readRequestedOptions } from '@/lib/catalogue/product/requested-options';
import { readReviewPageNumber, readReviewSort } from '@/lib/catalogue/product/review-pages';
import { translateRequestedOptions } from '@/lib/catalogue/reads/product-server';
import { currentShop } from '@/lib/platform/tenant/server';
import { parseQuerySegment } from '@/lib/site/routing/internal-url';
import { getProductOrRedirect, ProductHead, productMetadata } from '../../../product-page.tsx';

type VariantParams = Promise<{ slug: string; query: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: VariantParams }): Promise<Metadata> {
  const { product, options } = await readVariantParams(params);
  return productMetadata(product, options.color ?? null);
}

/** Product page with the requested options, page and order of reviews. The middleware rewrites to this path (lib/site/routing/routes.ts). */
export default async function VariantPage({ params }: { params: VariantParams }) {
  const { product, options, requestedReviews } = await readVariantParams(params);
  return (
    <>
      <ProductHead product={product} options={options} requestedReviews={requestedReviews} />
      <ProductDetails product={product} options={options} requestedReviews={requestedReviews} />
    </>
  );
}

async function readVariantParams(params: VariantParams) {
  const [shop, product, { query: segment }] = await Promise.all([
    currentShop(),
    getProductOrRedirect(params),
    params,
  ]);
  const query = parseQuerySegment(segment);
  return {
    product,
    options: await translateRequestedOptions(shop, product, readRequestedOptions(query)),
    requestedReviews: { page: readReviewPageNumber(query), sort: readReviewSort(query) },
  };
}
