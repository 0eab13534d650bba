import 'server-only';
import { getCategoryWithProducts, getFeatureWithProducts } from '@/lib/catalogue/reads/collections';
import { getProduct } from '@/lib/catalogue/reads/product-server';
import { getHome } from '@/lib/catalogue/reads/server';
import { nameFromEncodedSlug } from '@/lib/catalogue/reads/slugs';
import type { Shop } from '@/lib/platform/tenant/shop';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import type { ShareImageSubject } from './share-image.ts';
import {
  categoryShareImage,
  featureShareImage,
  homeShareImage,
  productShareImage,
  type ResolvedShareImage,
  shopShareImage,
} from './share-image-content.ts';
import { tagline } from './tagline.ts';

/** Builds the current share image of a subject; null when the subject or its color does not exist. */
export async function findShareImage(
  subject: ShareImageSubject,
  shop: Shop,
): Promise<ResolvedShareImage | null> {
  switch (subject.kind) {
    case 'home': {
      const { slides } = await getHome(shop);
      return homeShareImage(await tagline(shop), slides[0]?.image, shop);
    }
    case 'shop':
      return shopShareImage(await tagline(shop), shop);
    case 'category':
      return findCategoryImage(subject.slug, shop);
    case 'feature': {
      const feature = await getFeatureWithProducts(shop, subject.slug);
      if (feature === null) return null;
      return featureShareImage(
        subject.slug,
        feature.tag?.name ?? nameFromEncodedSlug(subject.slug),
        feature.products,
        shop,
      );
    }
    case 'product': {
      const product = await getProduct(shop, subject.slug);
      if (product === null) return null;
      const resolved = productShareImage(product, subject.color, shop, Date.now());
      const hasColor = resolved.subject.color === subject.color;
      return hasColor ? resolved : null;
    }
  }
}

/**
 * Returns the share image of a shared list, which is that of its first product. Undefined when the list is empty, the product is unknown
 * or the API fails; the page then has the share image of the shop.
 * @param firstSlug slug of the first product
 */
export async function findSharedListImage(
  firstSlug: string | undefined,
  shop: Shop,
): Promise<ResolvedShareImage | undefined> {
  if (firstSlug === undefined) return undefined;
  const image = await findShareImage({ kind: 'product', slug: firstSlug, color: null }, shop).catch(
    (error: unknown) => {
      if (error instanceof UpstreamError) return null;
      throw error;
    },
  );
  return image ?? undefined;
}

async function findCategoryImage(slug: string, shop: Shop): Promise<ResolvedShareImage | null> {
  const categoryWithProducts = await getCategoryWithProducts(shop, slug);
  if (categoryWithProducts === null) return null;
  const { category } = categoryWithProducts;
  return categoryShareImage(
    { slug, name: category?.name ?? nameFromEncodedSlug(slug), image: category?.image ?? null },
    shop,
  );
}
