import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { localePath, paths } from '@/lib/address/address';
import { selectionQuery } from '@/lib/address/selection-query';
import { slugParam } from '@/lib/address/slug-param';
import { plainText } from '@/lib/catalogue/html';
import { getProduct } from '@/lib/catalogue/product-server';
import type { Product } from '@/lib/catalogue/types';
import { pageMetadata } from '@/lib/seo/metadata';
import { productShareImage } from '@/lib/share-images/share-images';
import { currentShop } from '@/lib/tenant/current-shop';

export type ProductParams = Promise<{ slug: string }>;

/**
 * The product an address names; the not-found page when there is none, and a redirect when the upstream knows it by another
 * slug now. The query stays, see `server/front/finish.ts`.
 */
export async function productOr404(params: ProductParams): Promise<Product> {
  const slug = slugParam((await params).slug);
  const locale = await getLocale();
  const product = slug === null ? null : await getProduct(locale, slug);
  if (product === null) notFound();
  if (product.slug !== slug) permanentRedirect(localePath(locale, paths.product(product.slug)));
  return product;
}

/**
 * Head of a product's page; the canonical address is that of the product, whatever variant is shown. Shares are counted for each
 * colour, as Facebook draws the image of the address that `og:url` names.
 */
export async function productMetadata(product: Product, color: string | null = null): Promise<Metadata> {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('product')]);
  const { subject, shareImage } = productShareImage(product, color, shop, Date.now());
  return pageMetadata({
    path: paths.product(product.slug),
    shared: paths.product(product.slug) + selectionQuery({ color: subject.color, size: null }),
    title: product.metaTitle ?? product.title,
    description:
      product.metaDescription ??
      (plainText(product.descriptionHtml).slice(0, 160) || t('metaDescription', { title: product.title })),
    shareImage: { subject, shareImage },
    type: null,
  });
}
