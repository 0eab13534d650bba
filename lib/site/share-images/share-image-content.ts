import { productCardImages } from '../../catalogue/product/card.ts';
import { isSameValue, valuesOfKind } from '../../catalogue/product/options.ts';
import { currentPrice } from '../../catalogue/product/pricing.ts';
import { initialSelection } from '../../catalogue/product/selection.ts';
import type { Product } from '../../catalogue/product/types.ts';
import type { Category } from '../../catalogue/reads/types.ts';
import { formatPrice } from '../../platform/money/format-price.ts';
import type { Shop } from '../../platform/tenant/shop.ts';
import type { ShareImageContent, ShareImageSubject } from './share-image.ts';

/** A share image and the subject in its URL. */
export interface ResolvedShareImage<Subject extends ShareImageSubject = ShareImageSubject> {
  subject: Subject;
  content: ShareImageContent;
}

/**
 * Share image of a product, in the requested color if the product has it (case-insensitive).
 * @param color null when none is requested
 */
export function productShareImage(
  product: Product,
  color: string | null,
  shop: Shop,
  now: number,
): ResolvedShareImage<Extract<ShareImageSubject, { kind: 'product' }>> {
  const matchingColor = valuesOfKind(product, 'color').find((name) => isSameValue(name, color)) ?? null;
  const selection = initialSelection(product, matchingColor === null ? {} : { color: matchingColor });
  const { price, originalPrice } = currentPrice(selection.variant ?? product, now);
  const formatAmount = (amount: number | null) =>
    amount === null
      ? null
      : formatPrice(amount, { currency: shop.tenant.currency, locale: shop.locale, noPriceText: '' });
  return {
    subject: { kind: 'product', slug: product.slug, color: matchingColor && normalize(matchingColor) },
    content: {
      ...textOnlyContent(product.title, shop),
      label: matchingColor ?? product.categoryName,
      price: formatAmount(price),
      was: formatAmount(originalPrice),
      image: matchingColor === null ? (productCardImages(product)[0] ?? null) : selection.image,
    },
  };
}

/** Share image of a category. */
export function categoryShareImage(
  { slug, name, image }: Pick<Category, 'slug' | 'name' | 'image'>,
  shop: Shop,
): ResolvedShareImage {
  return { subject: { kind: 'category', slug }, content: { ...textOnlyContent(name, shop), image } };
}

/** Share image of a feature tag, with the image of its first product. */
export function featureShareImage(
  slug: string,
  name: string,
  [firstProduct]: Product[],
  shop: Shop,
): ResolvedShareImage {
  const image = (firstProduct && productCardImages(firstProduct)[0]) ?? null;
  return { subject: { kind: 'feature', slug }, content: { ...textOnlyContent(name, shop), image } };
}

/** Share image of the home page, with the image of its first slide. */
export function homeShareImage(tagline: string, image: string | undefined, shop: Shop): ResolvedShareImage {
  return {
    subject: { kind: 'home' },
    content: { ...textOnlyContent(tagline, shop), image: image ?? null },
  };
}

/** Share image of any other page: text only, so that it needs no API call. */
export function shopShareImage(tagline: string, shop: Shop): ResolvedShareImage {
  return { subject: { kind: 'shop' }, content: textOnlyContent(tagline, shop) };
}

function textOnlyContent(title: string, { tenant, locale }: Shop): ShareImageContent {
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

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
