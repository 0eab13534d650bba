import { paths } from '../address/address.ts';
import { selectionQuery } from '../address/selection-query.ts';
import type { ProductFacts } from '../catalogue/facts.ts';
import { itemId } from '../catalogue/item-id.ts';
import { type CurrentPrice, currentPrice } from '../catalogue/pricing.ts';
import { stockOf } from '../catalogue/stock.ts';
import type { Variant } from '../catalogue/types.ts';
import { type Minor, sum, times } from '../money/money.ts';
import { type CartLine, pieces } from './cart.ts';

/** What stands in the way of buying a line as it is. */
export type LineTrouble =
  /** The product or its variant no longer exists. */
  | { kind: 'gone' }
  | { kind: 'sold-out' }
  /** The upstream names no price, so that nobody could agree to one. */
  | { kind: 'no-price' }
  /** Fewer pieces are left than the line holds. */
  | { kind: 'too-many'; left: number }
  /** It costs something else than when the visitor last agreed. */
  | { kind: 'new-price'; seen: Minor };

/** A cart line with what the upstream says of it. */
export interface LineView {
  line: CartLine;
  /** Id under which feeds, structured data and pixel events know it. */
  itemId: string;
  /** The product's title; its slug while nothing is known of it. */
  title: string;
  /** Path of the page that shows it chosen, without language. */
  path: string;
  variant: Variant | undefined;
  image: string | null;
  size: string | null;
  color: string | null;
  colorCode: string | null;
  /** Pieces in stock; null when unknown. */
  stock: number | null;
  price: CurrentPrice;
  /** Price of all its pieces. */
  total: Minor | null;
  trouble: LineTrouble | null;
  /** Whether the upstream has answered for it; otherwise the other fields are those seen last. */
  known: boolean;
}

/** Puts lines and facts together; of what nothing is known yet, the price last seen counts. `now` is epoch milliseconds and decides which sales are on. */
export function viewLine(line: CartLine, facts: ProductFacts | null | undefined, now: number): LineView {
  const variant = facts?.variants.find(({ id }) => String(id) === String(line.variantId));
  const exists = facts && (variant !== undefined || (line.variantId === null && facts.variants.length === 0));
  const known = facts === undefined ? line.seenPrice : null;
  const price = exists ? currentPrice(variant ?? facts, now) : { price: known, was: null, percentOff: null };
  const stock = exists ? stockOf(facts, variant) : null;
  const { color = null, size = null } = variant ?? {};
  return {
    line,
    path: paths.product(line.slug) + selectionQuery({ color, size }),
    itemId: facts ? itemId(facts, variant) : `${line.productId}-${line.variantId}`,
    title: facts?.title ?? line.slug.replaceAll('-', ' '),
    variant,
    image: variant?.images[0] ?? facts?.images[0] ?? facts?.variants[0]?.images[0] ?? null,
    size,
    color,
    colorCode: variant?.colorCode ?? null,
    stock,
    price,
    total: price.price === null ? null : times(price.price, line.quantity),
    trouble: facts === undefined ? null : exists ? troubleOf(line, stock, price.price) : { kind: 'gone' },
    known: facts !== undefined,
  };
}

function troubleOf(line: CartLine, stock: number | null, price: Minor | null): LineTrouble | null {
  if (stock === 0) return { kind: 'sold-out' };
  if (price === null) return { kind: 'no-price' };
  if (stock !== null && stock < line.quantity) return { kind: 'too-many', left: stock };
  if (line.seenPrice !== null && price !== line.seenPrice) {
    return { kind: 'new-price', seen: line.seenPrice };
  }
  return null;
}

/** Whether a line can be bought at all. */
export function isBuyable({ trouble }: LineView): boolean {
  return trouble === null || trouble.kind === 'too-many' || trouble.kind === 'new-price';
}

export interface CartTotals {
  /** Pieces that can be bought. */
  quantity: number;
  total: Minor;
  /** Whether the price of some line is not known, so that the total is of the others only. */
  incomplete: boolean;
}

/** Cart subtotal (specification section 3) over what can be bought, at sale prices while their windows are open. */
export function cartTotals(views: readonly LineView[]): CartTotals {
  const buyable = views.filter(isBuyable);
  return {
    quantity: pieces(buyable.map(({ line }) => line)),
    total: sum(buyable.map(({ total }) => total ?? 0)),
    incomplete: views.some(
      (view) => view.total === null && (isBuyable(view) || view.trouble?.kind === 'no-price'),
    ),
  };
}

/** The lines as they would be agreed to now: at today's price, and no more pieces than are left. */
export function settledLines(views: readonly LineView[]): CartLine[] {
  return views.map(({ line, price, stock }) => ({
    ...line,
    seenPrice: price.price ?? line.seenPrice,
    quantity: stock === null || stock === 0 ? line.quantity : Math.min(line.quantity, stock),
  }));
}
