import { cardImages } from '../catalogue/card.ts';
import { currentPrice } from '../catalogue/pricing.ts';
import { colorsFor, initialSelection } from '../catalogue/selection.ts';
import type { Category, Product } from '../catalogue/types.ts';
import { formatPrice } from '../money/format-price.ts';
import type { Shop } from '../tenant/shop.ts';
import type { CardSubject } from './address.ts';
import type { Card } from './card.ts';

/** A card and what its address says it is of. */
export interface SharedCard<Subject extends CardSubject = CardSubject> {
  subject: Subject;
  card: Card;
}

/** Card of a product, showing `color` (in any letter case) where the product comes in it. */
export function productCard(
  product: Product,
  color: string | null,
  shop: Shop,
  now: number,
): SharedCard<Extract<CardSubject, { kind: 'product' }>> {
  const chosen = colorsFor(product, null).find(({ name }) => fold(name) === fold(color ?? ''))?.name ?? null;
  const selection = initialSelection(product, { color: chosen });
  const { price, was } = currentPrice(selection.variant ?? product, now);
  const words = (amount: number | null) =>
    amount === null
      ? null
      : formatPrice(amount, { currency: shop.tenant.currency, locale: shop.locale, notAvailable: '' });
  return {
    subject: { kind: 'product', slug: product.slug, color: chosen && fold(chosen) },
    card: {
      ...plainCard(product.title, shop),
      label: chosen ?? product.categoryName,
      price: words(price),
      was: words(was),
      image: chosen === null ? (cardImages(product)[0] ?? null) : selection.image,
    },
  };
}

/** Card of a category. */
export function categoryCard(
  { slug, name, image }: Pick<Category, 'slug' | 'name' | 'image'>,
  shop: Shop,
): SharedCard {
  return { subject: { kind: 'category', slug }, card: { ...plainCard(name, shop), image } };
}

/** Card of a feature tag, with the picture of its first product. */
export function featureCard(slug: string, name: string, [first]: Product[], shop: Shop): SharedCard {
  const image = (first && cardImages(first)[0]) ?? null;
  return { subject: { kind: 'feature', slug }, card: { ...plainCard(name, shop), image } };
}

/** Card of the home page, with the picture of its first slide. */
export function homeCard(tagline: string, image: string | undefined, shop: Shop): SharedCard {
  return { subject: { kind: 'home' }, card: { ...plainCard(tagline, shop), image: image ?? null } };
}

/** Card of every other page: letters alone, so that it asks the upstream nothing. */
export function shopCard(tagline: string, shop: Shop): SharedCard {
  return { subject: { kind: 'shop' }, card: plainCard(tagline, shop) };
}

function plainCard(title: string, { tenant, locale }: Shop): Card {
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
