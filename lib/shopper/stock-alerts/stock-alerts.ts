import type { ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { titleFromSlug } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { isSameLine, type LineKey } from '../cart/cart.ts';
import { createLineView, isBuyable, type LineView } from '../cart/line-view.ts';
import { readStoredLine } from '../cart/lines.ts';
import { createLocalList } from '../lists/local-list.ts';

/** Request of the visitor to be notified when a sold-out variant is back in stock. */
export interface StockAlert extends LineKey {
  slug: string;
  /** True once the visitor was notified. Stored as `told`. */
  isNotified: boolean;
}

/** Stock alerts of this browser. */
export const stockAlerts = {
  /** The list that the server and hydration render, before storage is read (`Store.initial`). */
  initial: [] as readonly StockAlert[],
  ...createLocalList('awaited_products', {
    readItem: readStockAlert,
    formatItem: ({ isNotified, ...alert }) => ({ ...alert, told: isNotified }),
    isSame: isSameLine,
  }),
};

function readStockAlert(stored: unknown): StockAlert | null {
  const line = readStoredLine(stored);
  if (!line?.slug) return null;
  const { productId, variantId, slug } = line;
  return { productId, variantId, slug, isNotified: asObject(stored)?.told === true };
}

/** True when the visitor has an alert for the variant and was not notified yet. */
export function hasActiveAlert(alerts: readonly StockAlert[], key: LineKey): boolean {
  return alerts.some((alert) => !alert.isNotified && isSameLine(alert, key));
}

/**
 * Removes the visitor's active alert for the variant. Without an active alert, adds one, in place of an alert of which the visitor was
 * notified.
 */
export function toggleStockAlert(
  alerts: readonly StockAlert[],
  { productId, variantId, slug }: LineKey & { slug: string },
): readonly StockAlert[] {
  const otherAlerts = alerts.filter((alert) => !isSameLine(alert, { productId, variantId }));
  return hasActiveAlert(alerts, { productId, variantId })
    ? otherAlerts
    : [...otherAlerts, { productId, variantId, slug, isNotified: false }];
}

/**
 * Creates the line view of an alert's variant.
 * @param snapshot undefined while the product is not loaded, null when it no longer exists
 * @param now epoch milliseconds
 */
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

/** True when the alert is listed. An alert of which the visitor was notified is hidden once the variant is sold out again. */
export function isVisibleAlert({ isNotified }: StockAlert, view: LineView): boolean {
  return !isNotified || !view.isLoaded || isBackInStock(view);
}
