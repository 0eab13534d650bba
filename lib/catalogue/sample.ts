import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { cardImages, cardSale } from './card.ts';
import { saleIsActive } from './pricing.ts';
import { getProducts } from './server.ts';
import type { Product } from './types.ts';

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

/** Head of a page that shows a sample product: it is a view of that product, so search engines are sent there. */
export async function sampleMetadata(path: string, kind: SampleKind): Promise<Metadata> {
  const product = await sampleProduct(kind);
  return pageMetadata({
    path,
    title: product.title,
    description: product.metaDescription ?? product.title,
    image: cardImages(product)[0],
    indexed: false,
  });
}
