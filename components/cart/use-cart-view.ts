import { useState } from 'react';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import type { MinorUnits } from '@/lib/platform/money/money';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { useStore } from '@/lib/platform/store/use-store';
import type { CartLine } from '@/lib/shopper/cart/cart';
import {
  type CartTotals,
  cartTotals,
  createLineView,
  type LineView,
  provisionalTotal,
  type QuotedPrice,
} from '@/lib/shopper/cart/line-view';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { useSlugLookups } from './use-slug-lookups.ts';

export interface CartViewModel {
  /** False until the cart is loaded. */
  isReady: boolean;
  views: LineView[];
  totals: CartTotals;
  /** `totals.subtotal`; but while a customer's lines or products are loading, the account's total from the API. */
  provisionalSubtotal: MinorUnits;
  /** True when the cart or its products could not be fetched, so that the data is stale. */
  hasFailed: boolean;
  /** True during every fetch of the products. */
  isFetching: boolean;
  /** Refetches the products, and the cart if it could not be fetched before. */
  refresh(): Promise<unknown>;
  /** Shows prices that the API named when it rejected an order, in place of those of the products, until the page is left. */
  showQuotedPrices(quotes: readonly QuotedPrice[]): void;
  /**
   * Refetches all products and resolves to new views of these lines. A product that could not be fetched is not loaded, whatever is known of
   * it. Rejects when a request fails.
   */
  recheck(lines: readonly CartLine[]): Promise<LineView[]>;
}

/** The visitor's cart with current product data. */
export function useCartView(): CartViewModel {
  const { cart: storedCart, accountTotal = null, isReady, hasFailed: hasCartFailed } = useStore(visitorState);
  const lookups = useSlugLookups(storedCart);
  const { cart } = lookups;
  const { snapshotOf, hasFailed, isFetching, refresh, refetch } = useProductSnapshots(
    cart.flatMap(({ slug }) => slug ?? []),
  );
  const snapshotOfLine = (line: CartLine, lookUp: typeof snapshotOf) =>
    line.slug !== null ? lookUp(line.slug) : lookups.isMissing(line) ? null : undefined;
  const snapshots = cart.map((line) => snapshotOfLine(line, snapshotOf));
  const now = useSaleClock(snapshots.flatMap(salesIn));
  const [quotedPrices, setQuotedPrices] = useState<readonly QuotedPrice[]>([]);
  const views = cart.map((line, index) => createLineView(line, snapshots[index], now, quotedPrices));
  const totals = cartTotals(views);
  return {
    isReady,
    views,
    totals,
    provisionalSubtotal: provisionalTotal(isReady ? views : null, accountTotal) ?? totals.subtotal,
    hasFailed: hasFailed || hasCartFailed || lookups.hasFailed,
    isFetching: isFetching || lookups.isFetching,
    refresh: async () => {
      await lookups.lookUpAgain();
      if (hasCartFailed) await (await visitorStore()).reload();
      return refresh();
    },
    // Newest first, because `createLineView` takes the first quote of a line.
    showQuotedPrices: (quotes) => setQuotedPrices((earlier) => [...quotes, ...earlier]),
    recheck: async (lines) => {
      const freshSnapshotOf = await refetch();
      return lines.map((line) =>
        createLineView(line, snapshotOfLine(line, freshSnapshotOf), shopNow(), quotedPrices),
      );
    },
  };
}

function salesIn(snapshot: ProductSnapshot | null | undefined) {
  return snapshot ? [snapshot.sale, ...snapshot.variants.map(({ sale }) => sale)] : [];
}
