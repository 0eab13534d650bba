import { absoluteAddress, paths } from '../address/address.ts';
import { selectionQuery } from '../address/selection-query.ts';
import { groupId, itemId } from '../catalogue/item-id.ts';
import { materialOf } from '../catalogue/material.ts';
import { productIsOutOfStock } from '../catalogue/stock.ts';
import type { Product, Sale, TradeNumbers, Variant } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import { decimalText } from '../money/decimal-text.ts';
import type { Minor } from '../money/money.ts';
import { brandOf } from '../seo/brand.ts';
import { cut, productDescription } from '../seo/product-description.ts';
import { tradeNumbersOf } from '../seo/trade-numbers.ts';
import type { Tenant } from '../tenant/tenant.ts';

/** For whom and when a feed is written. */
export interface FeedShop {
  tenant: Tenant & { origin: string };
  locale: Locale;
  now: number;
}

/** One thing that can be bought, as feeds know it. */
export interface FeedItem extends TradeNumbers {
  id: string;
  /** What all variants of a product share; null for a product without variants. */
  groupId: string | null;
  title: string;
  description: string;
  link: string;
  /** Same-site paths or absolute addresses, the main picture first; at least one. */
  pictures: [string, ...string[]];
  inStock: boolean;
  /** Outside a sale. */
  price: Minor;
  /** A sale that is on or to come, and lower. */
  sale: Sale | null;
  brand: string;
  color: string | null;
  size: string | null;
  material: string | null;
  /** For whom it is made, where it is something to wear. */
  gender: string | undefined;
  ageGroup: string | undefined;
  /** Path in Google's taxonomy. */
  googleCategory: string | undefined;
  /** Names of the categories from wide to narrow. */
  categories: string[];
}

const minute = 60_000;
const longestId = 50;
const longestTitle = 150;
const longestMaterial = 200;

/**
 * The items of a product, one for each variant. What no feed takes is left out: things without a price or a picture, and ids
 * that are too long.
 */
export function feedItems(product: Product, shop: FeedShop): FeedItem[] {
  const description = productDescription(product) || product.title;
  const googleCategory = googleCategoryOf(product, shop);
  const { gender, ageGroup } = isWorn(googleCategory) ? shop.tenant.feeds : {};
  const things: (Variant | undefined)[] = product.variants.length > 0 ? product.variants : [undefined];
  const known = new Set<string>();
  return things.flatMap((variant) => {
    const id = itemId(product, variant);
    const { price } = variant ?? product;
    const pictures = picturesOf(product, variant);
    const [first, ...others] = pictures;
    if (!price || first === undefined || id.length > longestId || known.has(id)) return [];
    known.add(id);
    const { color = null, size = null } = variant ?? {};
    const material = materialOf(product, variant);
    const title = [product.title, color, size].filter(Boolean).join(shop.locale === 'ar' ? '، ' : ', ');
    return {
      id,
      groupId: variant ? groupId(product) : null,
      title: cut(title, longestTitle),
      description,
      link: absoluteAddress(
        shop.tenant.origin,
        shop.locale,
        paths.product(product.slug) + selectionQuery({ color, size }),
      ),
      pictures: [first, ...others],
      inStock: variant ? product.available !== false && variant.stock > 0 : !productIsOutOfStock(product),
      price,
      sale: saleAhead((variant ?? product).sale, price, shop.now),
      brand: brandOf(product, shop),
      color,
      size,
      material: material && cut(material, longestMaterial),
      gender,
      ageGroup,
      googleCategory,
      ...tradeNumbersOf(product, variant),
      categories: categoriesOf(product),
    };
  });
}

function picturesOf(product: Product, variant: Variant | undefined): string[] {
  const own = variant?.images ?? [];
  if (own.length > 0) return [...new Set(own)];
  return product.images;
}

function googleCategoryOf({ mainCategory }: Product, { tenant }: FeedShop): string | undefined {
  const known = Object.entries(tenant.feeds.googleCategories);
  return known.find(([slug]) => slug === mainCategory?.slug)?.[1];
}

/** Only things of Google's category for apparel are worn. */
function isWorn(googleCategory: string | undefined): boolean {
  return googleCategory === undefined || googleCategory.startsWith('Apparel & Accessories');
}

function categoriesOf({ mainCategory, categoryName }: Product): string[] {
  const names = [mainCategory?.name, categoryName].filter((name) => name !== undefined && name !== null);
  return [...new Set(names)];
}

function saleAhead(sale: Sale | null, price: Minor, now: number): Sale | null {
  return sale && sale.price < price && sale.endsAt >= now && sale.startsAt + minute <= sale.endsAt
    ? sale
    : null;
}

/** A price as feeds write it, such as `1234.00 EGP`. */
export function feedPrice(amount: Minor, currency: string): string {
  return `${decimalText(amount)} ${currency}`;
}

/** A sale's window as feeds write it, in whole minutes that lie inside it. `zone` is how the feed spells UTC. */
export function feedWindow({ startsAt, endsAt }: Sale, zone: '+0000' | '+00:00'): string {
  const write = (time: number) => `${new Date(time).toISOString().slice(0, 16)}${zone}`;
  return `${write(Math.ceil(startsAt / minute) * minute)}/${write(Math.floor(endsAt / minute) * minute)}`;
}
