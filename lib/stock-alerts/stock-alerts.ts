import { isSameLine, type LineKey } from '../cart/cart.ts';
import { createLineView, isBuyable, type LineView } from '../cart/line-view.ts';
import { readStoredLine } from '../cart/stored-line.ts';
import { createLocalList } from '../lists/local-list.ts';
import type { ProductSnapshot } from '../product/snapshot.ts';
import { titleFromSlug } from '../wire/identifiers.ts';
import { asObject } from '../wire/json.ts';

/** Request of the visitor to be notified when a sold-out variant is back in stock. */
export interface StockAlert extends LineKey {
  slug: string;
  /** True once the visitor was notified. Stored in browsers under this name. */
  told: boolean;
}

/** Stock alerts of this browser. */
export const stockAlerts = {
  initial: [] as readonly StockAlert[],
  ...createLocalList('awaited_products', { readItem: readStockAlert, isSame: isSameLine }),
};

function readStockAlert(stored: unknown): StockAlert | null {
  const line = readStoredLine(stored);
  if (!line?.slug) return null;
  const { productId, variantId, slug } = line;
  return { productId, variantId, slug, told: asObject(stored)?.told === true };
}

/** True when the visitor has an alert for the variant and was not notified yet. */
export function hasPendingAlert(alerts: readonly StockAlert[], key: LineKey): boolean {
  return alerts.some((alert) => !alert.told && isSameLine(alert, key));
}

/** Adds an alert for the variant, or removes it when it is pending. A notified alert is renewed. */
export function toggleStockAlert(
  alerts: readonly StockAlert[],
  { productId, variantId, slug }: LineKey & { slug: string },
): readonly StockAlert[] {
  const others = alerts.filter((alert) => !isSameLine(alert, { productId, variantId }));
  return hasPendingAlert(alerts, { productId, variantId })
    ? others
    : [...others, { productId, variantId, slug, told: false }];
}

/** Creates the line view of an alert's variant. @param now epoch milliseconds */
export function createStockAlertView(
  alert: StockAlert,
  snapshot: ProductSnapshot | null | undefined,
  now: number,
): LineView {
  const line = { ...alert, title: titleFromSlug(alert.slug), quantity: 1, seenPrice: null };
  return createLineView(line, snapshot, now);
}

/** True when the variant is known to be buyable again. */
export function isBackInStock(view: LineView): boolean {
  return view.isLoaded && isBuyable(view);
}

/** True when the alert is listed. A notified alert is hidden once the variant is sold out again. */
export function isVisibleAlert({ told }: StockAlert, view: LineView): boolean {
  return !told || !view.isLoaded || isBackInStock(view);
}
