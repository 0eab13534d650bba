import { useState } from 'react';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import type { CartLine } from '@/lib/cart/cart';
import {
  type CartTotals,
  cartTotals,
  createLineView,
  type LineView,
  provisionalTotal,
} from '@/lib/cart/line-view';
import type { MinorUnits } from '@/lib/money/money';
import type { ProductSnapshot } from '@/lib/product/snapshot';
import { useProductSnapshots } from '@/lib/product-snapshots/use-product-snapshots';
import { useStore } from '@/lib/store/use-store';
import { visitorState, visitorStore } from '@/lib/visitor/state';

export interface CartViewModel {
  /** False until the cart is loaded. */
  ready: boolean;
  views: LineView[];
  totals: CartTotals;
  /** Sum of the lines, or a customer's total from the API while lines or products are loading. */
  subtotal: MinorUnits;
  /** True when the cart or its products could not be fetched, so that the data is stale. */
  failed: boolean;
  loading: boolean;
  refresh(): Promise<unknown>;
  /** Refetches all products and resolves to fresh views of these lines. */
  recheck(lines: readonly CartLine[]): Promise<LineView[]>;
}

/** The visitor's cart with current product data. */
export function useCartView(): CartViewModel {
  const { cart, accountTotal = null, ready, failed: hasCartFailed } = useStore(visitorState);
  const { snapshotOf, failed, loading, refresh } = useProductSnapshots(
    cart.flatMap(({ slug }) => slug ?? []),
  );
  const snapshots = cart.map(({ slug }) => snapshotOf(slug));
  const [openedAt] = useState(Date.now);
  const now = useSaleClock(openedAt, snapshots.flatMap(salesIn));
  const views = cart.map((line, index) => createLineView(line, snapshots[index], now));
  const totals = cartTotals(views);
  return {
    ready,
    views,
    totals,
    subtotal: provisionalTotal(ready ? views : null, accountTotal) ?? totals.total,
    failed: failed || hasCartFailed,
    loading,
    refresh: async () => {
      if (hasCartFailed) await (await visitorStore()).reload();
      return refresh();
    },
    recheck: async (lines) => {
      const freshSnapshotOf = await refresh();
      return lines.map((line) => createLineView(line, freshSnapshotOf(line.slug), Date.now()));
    },
  };
}

function salesIn(snapshot: ProductSnapshot | null | undefined) {
  return snapshot ? [snapshot.sale, ...snapshot.variants.map(({ sale }) => sale)] : [];
}
