import { materialOf } from '../../catalogue/product/attribute-names.ts';
import { groupId, itemId } from '../../catalogue/product/item-id.ts';
import { optionValuesOf, variantTexts } from '../../catalogue/product/options.ts';
import { isItemOutOfStock } from '../../catalogue/product/stock.ts';
import type { Product, ProductIdentifiers, Sale, Variant } from '../../catalogue/product/types.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { jpegPath } from '../../platform/media/jpeg-path.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import { toDecimalString } from '../../platform/money/money.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import { localeUrl, optionsQuery, paths } from '../../platform/urls/paths.ts';
import {
  brandOf,
  productDescription,
  productIdentifiersOf,
  truncateWithEllipsis,
} from '../seo/product-properties.ts';

/** Shop, language and time of a feed; `now` is in epoch milliseconds. */
export interface FeedContext {
  tenant: Tenant & { origin: string };
  locale: Locale;
  now: number;
}

/** Item of a product feed: a variant, or a product without variants. */
export interface FeedItem extends ProductIdentifiers {
  id: string;
  /** Id that all variants of a product share; null for a product without variants. */
  groupId: string | null;
  title: string;
  description: string;
  link: string;
  /** Same-site paths or absolute URLs, the main image first. */
  images: [string, ...string[]];
  isInStock: boolean;
  /** Regular price. */
  price: MinorUnits;
  /** Current or upcoming sale that lowers the price. */
  sale: Sale | null;
  brand: string;
  color: string | null;
  size: string | null;
  material: string | null;
  /** Undefined for products that are not apparel. */
  gender: string | undefined;
  /** Undefined for products that are not apparel. */
  ageGroup: string | undefined;
  /** Path in Google's product taxonomy; undefined when the shop has set none for the category. */
  googleCategory: string | undefined;
  /** Category names from general to specific. */
  categories: string[];
}

const minuteMs = 60_000;
/** Limits of Google Merchant; those of Meta are not lower. */
const maxIdLength = 50;
const maxTitleLength = 150;
const maxMaterialLength = 200;

/** Items of a feed by their ids: products and variants, as `{productId}-{variantId}`. */
type ListedIds = Map<string, string>;

/**
 * Returns the feed items of a product, one for each variant. Skips items without image, without price or with price zero, and items
 * with long ids or the id of another item. Where products share an SKU, it is the id of the first one; the others get
 * `{productId}-{variantId}`.
 * @param listedIds ids that earlier products of the feed have; gets those of this product
 */
export function feedItems(product: Product, context: FeedContext, listedIds: ListedIds): FeedItem[] {
  const description = productDescription(product) || product.title;
  const googleCategory = googleCategoryOf(product, context);
  const { gender, ageGroup } = isApparel(googleCategory) ? context.tenant.feeds : {};
  const variants: (Variant | undefined)[] = product.variants.length > 0 ? product.variants : [undefined];
  return variants.flatMap((variant) => {
    const fullId = [product.id, variant?.id ?? []].flat().join('-');
    const ownId = itemId(product, variant);
    const isOwnIdFree = (listedIds.get(ownId) ?? fullId) === fullId;
    const id = isOwnIdFree ? ownId : fullId;
    const { price } = variant ?? product;
    const [mainImage, ...otherImages] = imagesOf(product, variant);
    if (!price || mainImage === undefined || id.length > maxIdLength || listedIds.has(id)) return [];
    listedIds.set(id, fullId);
    const { color = null, size = null } = variant ?? {};
    const material = materialOf(product, variant);
    const title = [product.title, ...variantTexts(product, variant)].join(
      context.locale === 'ar' ? '، ' : ', ',
    );
    return {
      id,
      groupId: variant ? groupId(product) : null,
      title: truncateWithEllipsis(title, maxTitleLength),
      description,
      link: localeUrl(
        context.tenant.origin,
        context.locale,
        paths.product(product.slug) + optionsQuery(optionValuesOf(product, variant)),
      ),
      images: [mainImage, ...otherImages],
      isInStock: !isItemOutOfStock(product, variant),
      price,
      sale: currentOrUpcomingSale((variant ?? product).sale, price, context.now),
      brand: brandOf(product, context),
      color,
      size,
      material: material && truncateWithEllipsis(material, maxMaterialLength),
      gender,
      ageGroup,
      googleCategory,
      ...productIdentifiersOf(product, variant),
      categories: categoriesOf(product),
    };
  });
}

function imagesOf(product: Product, variant: Variant | undefined): string[] {
  const variantImages = variant?.images ?? [];
  if (variantImages.length > 0) return [...new Set(variantImages)];
  return product.images;
}

function googleCategoryOf({ mainCategory }: Product, { tenant }: FeedContext): string | undefined {
  // Not read by the slug as a key, which could name an inherited property such as `constructor`.
  const entries = Object.entries(tenant.feeds.googleCategories);
  return entries.find(([slug]) => slug === mainCategory?.slug)?.[1];
}

/** True for products whose Google category is apparel, and for products without a Google category. */
function isApparel(googleCategory: string | undefined): boolean {
  return googleCategory === undefined || googleCategory.startsWith('Apparel & Accessories');
}

function categoriesOf({ mainCategory, categoryName }: Product): string[] {
  const names = [mainCategory?.name, categoryName].flatMap((name) => name ?? []);
  return [...new Set(names)];
}

/**
 * Returns a sale that lowers the price and has not ended, else null. Leaves out sales of less than a minute, because feeds state
 * dates in whole minutes.
 */
function currentOrUpcomingSale(sale: Sale | null, price: MinorUnits, now: number): Sale | null {
  return sale && sale.price < price && sale.endsAt >= now && sale.startsAt + minuteMs <= sale.endsAt
    ? sale
    : null;
}

/** Returns the absolute URL of an image, as JPEG where the shop can convert it: Google and Meta do not accept WebP from every shop. */
export function feedImageUrl(image: string, origin: string): string {
  return new URL(jpegPath(image), origin).href;
}

/** Adds the campaign parameters of a feed to a link, where the shop has set any. */
export function feedLink(link: string, utm: Partial<Record<string, string>> | undefined): string {
  if (utm === undefined) return link;
  const url = new URL(link);
  for (const [name, value] of Object.entries(utm)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** Formats a price such as `1234.00 EGP`. */
export function feedPrice(amount: MinorUnits, currency: string): string {
  return `${toDecimalString(amount, currency)} ${currency}`;
}

/** Formats the start and end of a sale, rounded inwards to whole minutes. `zone` is the feed's notation of UTC. */
export function saleEffectiveDates({ startsAt, endsAt }: Sale, zone: '+0000' | '+00:00'): string {
  const formatMinutes = (minutes: number) => new Date(minutes * minuteMs).toISOString().slice(0, 16) + zone;
  return `${formatMinutes(Math.ceil(startsAt / minuteMs))}/${formatMinutes(Math.floor(endsAt / minuteMs))}`;
}
