import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { samplePaths } from '@/lib/address/address';
import { cardSale } from '@/lib/catalogue/card';
import { saleIsActive } from '@/lib/catalogue/pricing';
import { getProducts } from '@/lib/catalogue/product-server';
import type { Product } from '@/lib/catalogue/types';
import { pageMetadata } from '@/lib/seo/metadata';
import { productShareImage } from '@/lib/share-images/share-images';
import { currentShop } from '@/lib/tenant/current-shop';

const searched = 100;

const fits: Record<'any' | 'video' | 'sale', (product: Product) => boolean> = {
  any: () => true,
  video: (product) => product.video !== null,
  sale: (product) => saleIsActive(cardSale(product), Date.now()),
};

export type SampleKind = keyof typeof fits;

/** The first product of a kind; the not-found page when the shop has none. */
export async function sampleProduct(kind: SampleKind): Promise<Product> {
  const { items } = await getProducts(await getLocale(), searched);
  return items.find(fits[kind]) ?? notFound();
}

export type SampleView = keyof typeof samplePaths;

/** Head of a page that shows a sample product in one view; the product's own page is the one that is found. */
export async function sampleMetadata(view: SampleView, kind: SampleKind): Promise<Metadata> {
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
