import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getFirstProducts } from '@/lib/catalogue/product-server';
import { cardSale } from '@/lib/product/card';
import { isSaleActive } from '@/lib/product/pricing';
import type { Product } from '@/lib/product/types';
import { pageMetadata } from '@/lib/seo/metadata';
import { productShareImage } from '@/lib/share-images/share-images';
import { currentShop } from '@/lib/tenant/current-shop';
import { samplePaths } from '@/lib/urls/paths';

/** Number of products among which a sample is searched. */
const maxSearchedProducts = 100;

const matchers: Record<'any' | 'video' | 'sale', (product: Product) => boolean> = {
  any: () => true,
  video: (product) => product.video !== null,
  sale: (product) => isSaleActive(cardSale(product), Date.now()),
};

export type SampleKind = keyof typeof matchers;

/** Returns the first product of a kind; throws Next's not-found error when the shop has none. */
export async function sampleProduct(kind: SampleKind = 'any'): Promise<Product> {
  const { items } = await getFirstProducts(await currentShop(), maxSearchedProducts);
  return items.find(matchers[kind]) ?? notFound();
}

export type SampleView = keyof typeof samplePaths;

/** Returns the metadata of a page with a sample product, excluded from search indexes. */
export async function sampleMetadata(view: SampleView, kind: SampleKind = 'any'): Promise<Metadata> {
  const [product, t] = await Promise.all([sampleProduct(kind), getTranslations('product.views')]);
  const title = t(view, { title: product.title });
  return pageMetadata({
    path: samplePaths[view],
    title,
    description: `${title}. ${product.metaDescription ?? ''}`.trim(),
    shareImage: productShareImage(product, null, await currentShop(), Date.now()),
    indexed: false,
  });
}
