import { itemId, itemIdWithoutSku } from '../../catalogue/product/item-id.ts';
import { optionValuesOf, otherOptionsOf, type SelectedOption } from '../../catalogue/product/options.ts';
import { type CurrentPrice, currentPrice } from '../../catalogue/product/pricing.ts';
import type { ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { stockOf } from '../../catalogue/product/stock.ts';
import type { OptionValues, Variant } from '../../catalogue/product/types.ts';
import { type MinorUnits, multiply, sum } from '../../platform/money/money.ts';
import { optionsQuery, paths } from '../../platform/urls/paths.ts';
import { type AccountTotal, type CartLine, isSameLine, type LineKey, totalQuantity } from './cart.ts';

/** Reason why a line cannot be bought as it is. */
export type LineIssue =
  /** The product or its variant no longer exists. */
  | { kind: 'unavailable' }
  | { kind: 'sold-out' }
  /** The API returns no price. */
  | { kind: 'no-price' }
  /** The quantity exceeds the stock. */
  | { kind: 'too-many'; available: number }
  /** The price differs from the one the visitor last accepted. */
  | { kind: 'new-price'; seenPrice: MinorUnits };

/** Unit price that the API named when it rejected an order; null when the line cannot be bought. */
export interface QuotedPrice extends LineKey {
  price: MinorUnits | null;
}

/** View model of a cart line: the line with its current product data. */
export interface LineView {
  line: CartLine;
  /** Item id used in feeds, structured data and tracking events. */
  itemId: string;
  /** Current title of the product; the title in the line while the product is not loaded or when it no longer exists. */
  title: string;
  /** Path without locale of the product page with this variant selected; null without a slug. */
  path: string | null;
  variant: Variant | undefined;
  image: string | null;
  size: string | null;
  color: string | null;
  colorCode: string | null;
  /** Values of all options of the variant. */
  options: OptionValues;
  /** Options other than size and colour. */
  otherOptions: SelectedOption[];
  /** Units in stock; null when unknown. */
  stock: number | null;
  currentPrice: CurrentPrice;
  /** Price times quantity; null without a price. */
  total: MinorUnits | null;
  /** Null for a line that can be bought as it is, and while the product is not loaded. */
  issue: LineIssue | null;
  /** True once the product is loaded or known to be missing. Until then the price is the one last accepted. */
  isLoaded: boolean;
}

/**
 * Combines a line with its product snapshot.
 * @param snapshot undefined while the product is not loaded, null when it no longer exists
 * @param now epoch milliseconds; decides whether a sale is on
 * @param quotedPrices take precedence over the snapshot's price
 */
export function createLineView(
  line: CartLine,
  snapshot: ProductSnapshot | null | undefined,
  now: number,
  quotedPrices: readonly QuotedPrice[] = [],
): LineView {
  const variant = snapshot?.variants.find(({ id }) => String(id) === String(line.variantId));
  // A line without a variant exists when the product has no variants either.
  const lineExists =
    snapshot && (variant !== undefined || (line.variantId === null && snapshot.variants.length === 0));
  const fallbackPrice = snapshot === undefined ? line.seenPrice : null;
  const quote = quotedPrices.find((quoted) => isSameLine(quoted, line));
  const price = lineExists
    ? withQuote(currentPrice(variant ?? snapshot, now), quote)
    : { price: fallbackPrice, originalPrice: null, percentOff: null };
  const stock = lineExists ? stockOf(snapshot, variant) : null;
  const issueOfMissingLine: LineIssue | null = snapshot === undefined ? null : { kind: 'unavailable' };
  const { color = null, size = null } = variant ?? {};
  const options = snapshot ? optionValuesOf(snapshot, variant) : {};
  return {
    line,
    path: line.slug === null ? null : paths.product(line.slug) + optionsQuery(options),
    itemId: snapshot ? itemId(snapshot, variant) : itemIdWithoutSku(line.productId, line.variantId),
    title: snapshot?.title ?? line.title,
    variant,
    image: variant?.images[0] ?? snapshot?.images[0] ?? snapshot?.variants[0]?.images[0] ?? null,
    size,
    color,
    colorCode: variant?.colorCode ?? null,
    options,
    otherOptions: snapshot ? otherOptionsOf(snapshot, variant) : [],
    stock,
    currentPrice: price,
    total: price.price === null ? null : multiply(price.price, line.quantity),
    issue: lineExists ? issueOf(line, stock, price.price) : issueOfMissingLine,
    isLoaded: snapshot !== undefined,
  };
}

function withQuote(price: CurrentPrice, quote: QuotedPrice | undefined): CurrentPrice {
  if (quote === undefined || quote.price === price.price) return price;
  return { price: quote.price, originalPrice: null, percentOff: null };
}

function issueOf(line: CartLine, stock: number | null, price: MinorUnits | null): LineIssue | null {
  if (stock === 0) return { kind: 'sold-out' };
  if (price === null) return { kind: 'no-price' };
  if (stock !== null && stock < line.quantity) return { kind: 'too-many', available: stock };
  if (line.seenPrice !== null && price !== line.seenPrice) {
    return { kind: 'new-price', seenPrice: line.seenPrice };
  }
  return null;
}

/** True when the line can be bought, possibly with another price or quantity. */
export function isBuyable({ issue }: LineView): boolean {
  return issue === null || issue.kind === 'too-many' || issue.kind === 'new-price';
}

export interface CartTotals {
  /** Number of buyable units. */
  quantity: number;
  subtotal: MinorUnits;
  /** True when a line that is neither unavailable nor sold out has no known price. `subtotal` leaves such a line out. */
  isIncomplete: boolean;
}

/** Returns units and subtotal of the buyable lines, at current prices. */
export function cartTotals(views: readonly LineView[]): CartTotals {
  const buyable = views.filter(isBuyable);
  return {
    quantity: totalQuantity(buyable.map(({ line }) => line)),
    subtotal: sum(buyable.map(({ total }) => total ?? 0)),
    isIncomplete: views.some(
      (view) => view.total === null && (isBuyable(view) || view.issue?.kind === 'no-price'),
    ),
  };
}

/**
 * Returns the account's total for the time until all products are loaded. Null once all products are loaded, and when the account's total
 * is unknown or belongs to another number of units than the lines have.
 * @param views null while the lines are loading
 */
export function provisionalTotal(
  views: readonly LineView[] | null,
  accountTotal: AccountTotal | null,
): MinorUnits | null {
  if (accountTotal === null || views?.every(({ isLoaded }) => isLoaded)) return null;
  const isSameCart = views === null || totalQuantity(views.map(({ line }) => line)) === accountTotal.quantity;
  return isSameCart ? accountTotal.total : null;
}

/** Returns the lines that the visitor accepts by continuing: at current prices, with quantities lowered to the stock. */
export function linesToAccept(views: readonly LineView[]): CartLine[] {
  return views.map(({ line, currentPrice, stock }) => ({
    ...line,
    seenPrice: currentPrice.price ?? line.seenPrice,
    quantity: stock === null || stock === 0 ? line.quantity : Math.min(line.quantity, stock),
  }));
}
