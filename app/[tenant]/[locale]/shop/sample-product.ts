import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cardSale } from '@/lib/catalogue/product/card';
import { isSaleActive } from '@/lib/catalogue/product/pricing';
import type { Product } from '@/lib/catalogue/product/types';
import { getFirstProducts } from '@/lib/catalogue/reads/product-server';
import { currentShop } from '@/lib/platform/tenant/server';
import { samplePaths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { productShareImage } from '@/lib/site/share-images/share-image-content';

/** Number of products among which a sample is searched. */
const maxSearchedProducts = 100;

const matchers: Record<'any' | 'video' | 'sale', (product: Product) => boolean> = {
  any: () => true,
  video: (product) => product.video !== null,
  sale: (product) => isSaleActive(cardSale(product), Date.now()),
};

export type SampleKind = keyof typeof matchers;

/** Returns the product of a sample page (`samplePaths`), the first of a kind; throws Next's not-found error when the shop has none. */
export async function sampleProduct(kind: SampleKind = 'any'): Promise<Product> {
  const { items } = await getFirstProducts(await currentShop(), maxSearchedProducts);
  return items.find(matchers[kind]) ?? notFound();
}

export type SampleView = keyof typeof samplePaths;

/** Returns the metadata of a sample page, excluded from search indexes. */
export async function sampleMetadata(view: SampleView, kind: SampleKind = 'any'): Promise<Metadata> {
  const [product, t] = await Promise.all([sampleProduct(kind), getTranslations('product.views')]);
  const title = t(view, { title: product.title });
  return pageMetadata({
    path: samplePaths[view],
    title,
    description: `${title}. ${product.metaDescription ?? ''}`.trim(),
    shareImage: productShareImage(product, null, await currentShop(), Date.now()),
    isIndexed: false,
  });
}
