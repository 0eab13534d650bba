import { type LineKey, sameLine } from '../cart/cart.ts';
import { isBuyable, type LineView, viewLine } from '../cart/line-view.ts';
import { readLine } from '../cart/read-line.ts';
import type { ProductFacts } from '../catalogue/facts.ts';
import { localList } from '../lists/local-list.ts';
import { asObject } from '../wire/json.ts';

/** A variant that was sold out, of which the visitor wants to hear when it is back. */
export interface Awaited extends LineKey {
  slug: string;
  /** Whether the visitor has heard. */
  told: boolean;
}

/** What the visitor of this browser waits for. */
export const awaited = {
  initial: [] as readonly Awaited[],
  ...localList('awaited_products', readAwaited, sameLine),
};

function readAwaited(stored: unknown): Awaited | null {
  const line = readLine(stored);
  if (line === null) return null;
  const { productId, variantId, slug } = line;
  return { productId, variantId, slug, told: asObject(stored)?.told === true };
}

/** Whether the visitor waits for a variant, and has not heard that it is back. */
export function isAwaited(items: readonly Awaited[], key: LineKey): boolean {
  return items.some((item) => !item.told && sameLine(item, key));
}

/** The items with a variant among them that the visitor has not heard of yet; without it, where it was. */
export function toggleAwaited(
  items: readonly Awaited[],
  { productId, variantId, slug }: LineKey & { slug: string },
): readonly Awaited[] {
  const others = items.filter((item) => !sameLine(item, { productId, variantId }));
  return isAwaited(items, { productId, variantId })
    ? others
    : [...others, { productId, variantId, slug, told: false }];
}

/** An awaited variant with what the upstream says of it. `now` is epoch milliseconds. */
export function viewAwaited(item: Awaited, facts: ProductFacts | null | undefined, now: number): LineView {
  return viewLine({ ...item, quantity: 1, seenPrice: null }, facts, now);
}

/** Whether it is known to be back. */
export function isBack(view: LineView): boolean {
  return view.known && isBuyable(view);
}

/** Whether it stands among what the visitor waits for: what they have heard of does, as long as it is not sold out again. */
export function isListed({ told }: Awaited, view: LineView): boolean {
  return !told || !view.known || isBack(view);
}
