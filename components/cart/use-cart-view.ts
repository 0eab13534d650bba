import { useState } from 'react';
import { useClock } from '@/components/shop/use-clock';
import type { CartLine } from '@/lib/cart/cart';
import { type CartTotals, cartTotals, type LineView, viewLine } from '@/lib/cart/line-view';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { useProducts } from '@/lib/catalogue/use-products';
import { useStore } from '@/lib/store/use-store';
import { visitor, visitorState } from '@/lib/visitor/state';

export interface CartView {
  /** False until the cart has been read. */
  ready: boolean;
  views: LineView[];
  totals: CartTotals;
  /** Whether what is shown is what was known before, because the upstream did not answer. */
  failed: boolean;
  loading: boolean;
  refresh(): Promise<unknown>;
  /** Reads what the upstream says again, and puts these lines together with it. */
  recheck(lines: readonly CartLine[]): Promise<LineView[]>;
}

/** The visitor's cart with what the upstream says of it now. */
export function useCartView(): CartView {
  const { cart, ready, failed: unread } = useStore(visitorState);
  const { factsOf, failed, loading, refresh } = useProducts(cart.map(({ slug }) => slug));
  const facts = cart.map(({ slug }) => factsOf(slug));
  const [openedAt] = useState(Date.now);
  const now = useClock(openedAt, facts.flatMap(salesOf));
  const views = cart.map((line, index) => viewLine(line, facts[index], now));
  return {
    ready,
    views,
    totals: cartTotals(views),
    failed: failed || unread,
    loading,
    refresh: async () => {
      if (unread) await (await visitor()).reload();
      return refresh();
    },
    recheck: async (lines) => {
      const fresh = await refresh();
      return lines.map((line) => viewLine(line, fresh(line.slug), Date.now()));
    },
  };
}

function salesOf(facts: ProductFacts | null | undefined) {
  return facts ? [facts.sale, ...facts.variants.map(({ sale }) => sale)] : [];
}
