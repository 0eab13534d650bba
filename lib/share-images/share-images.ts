import { cardImages } from '../catalogue/card.ts';
import { currentPrice } from '../catalogue/pricing.ts';
import { colorsFor, initialSelection } from '../catalogue/selection.ts';
import type { Category, Product } from '../catalogue/types.ts';
import { formatPrice } from '../money/format-price.ts';
import type { Shop } from '../tenant/shop.ts';
import type { ShareImageSubject } from './address.ts';
import type { ShareImage } from './share-image.ts';

/** A share image and what its address says it is of. */
export interface SharedImage<Subject extends ShareImageSubject = ShareImageSubject> {
  subject: Subject;
  shareImage: ShareImage;
}

/** The share image of a product, showing `color` (in any letter case) where the product comes in it. */
export function productShareImage(
  product: Product,
  color: string | null,
  shop: Shop,
  now: number,
): SharedImage<Extract<ShareImageSubject, { kind: 'product' }>> {
  const chosen = colorsFor(product, null).find(({ name }) => fold(name) === fold(color ?? ''))?.name ?? null;
  const selection = initialSelection(product, { color: chosen });
  const { price, was } = currentPrice(selection.variant ?? product, now);
  const words = (amount: number | null) =>
    amount === null
      ? null
      : formatPrice(amount, { currency: shop.tenant.currency, locale: shop.locale, notAvailable: '' });
  return {
    subject: { kind: 'product', slug: product.slug, color: chosen && fold(chosen) },
    shareImage: {
      ...plainShareImage(product.title, shop),
      label: chosen ?? product.categoryName,
      price: words(price),
      was: words(was),
      image: chosen === null ? (cardImages(product)[0] ?? null) : selection.image,
    },
  };
}

/** The share image of a category. */
export function categoryShareImage(
  { slug, name, image }: Pick<Category, 'slug' | 'name' | 'image'>,
  shop: Shop,
): SharedImage {
  return { subject: { kind: 'category', slug }, shareImage: { ...plainShareImage(name, shop), image } };
}

/** The share image of a feature tag, with the picture of its first product. */
export function featureShareImage(slug: string, name: string, [first]: Product[], shop: Shop): SharedImage {
  const image = (first && cardImages(first)[0]) ?? null;
  return { subject: { kind: 'feature', slug }, shareImage: { ...plainShareImage(name, shop), image } };
}

/** The share image of the home page, with the picture of its first slide. */
export function homeShareImage(tagline: string, image: string | undefined, shop: Shop): SharedImage {
  return {
    subject: { kind: 'home' },
    shareImage: { ...plainShareImage(tagline, shop), image: image ?? null },
  };
}

/** The share image of every other page: letters alone, so that it asks the upstream nothing. */
export function shopShareImage(tagline: string, shop: Shop): SharedImage {
  return { subject: { kind: 'shop' }, shareImage: plainShareImage(tagline, shop) };
}

function plainShareImage(title: string, { tenant, locale }: Shop): ShareImage {
  return {
    locale,
    shop: { name: tenant.name[locale], primary: tenant.tenantPrimaryColor },
    title,
    label: null,
    price: null,
    was: null,
    image: null,
  };
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
