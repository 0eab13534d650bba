import { useEffect, useRef, useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';
import type { PriceRange } from '@/lib/catalogue/listing/price-range';
import type { ListingQuery } from '@/lib/catalogue/listing/query';

export interface PriceRangeOptions {
  query: ListingQuery;
  range: PriceRange;
  /** Called once per completed change; a price at the limit of the range is null, because it does not filter. */
  onCommit(prices: { minPrice: number | null; maxPrice: number | null }): void;
}

/**
 * State of the price range while it is edited. Commits after a delay without changes, or when a dragged thumb is
 * released.
 */
export function usePriceRange({ query, range, onCommit }: PriceRangeOptions) {
  const committedRange = { min: query.minPrice ?? range.min, max: query.maxPrice ?? range.max };
  const [editedRange, setEditedRange] = useState<typeof committedRange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const uncommittedRange = useRef<typeof committedRange>(undefined);
  const latestOnCommit = useRef(onCommit);
  /** Set while a thumb is dragged; aborting it removes the listeners for its release. */
  const drag = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query resets the edited range
  useEffect(() => setEditedRange(null), [query.minPrice, query.maxPrice]);
  // `onCommit` may change before the delay is over, when another filter is used.
  useEffect(() => {
    latestOnCommit.current = onCommit;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      drag.current?.abort();
    },
    [],
  );

  // Discards an uncommitted change on back or forward, where another query applies.
  usePopState(() => {
    clearTimeout(timer.current);
    uncommittedRange.current = undefined;
    setEditedRange(null);
  });

  const commit = () => {
    const prices = uncommittedRange.current;
    if (prices)
      latestOnCommit.current({
        minPrice: prices.min === range.min ? null : prices.min,
        maxPrice: prices.max === range.max ? null : prices.max,
      });
    uncommittedRange.current = undefined;
  };

  const editRange = (next: typeof committedRange, delayMs: number) => {
    setEditedRange(next);
    uncommittedRange.current = next;
    clearTimeout(timer.current);
    if (!drag.current) timer.current = setTimeout(commit, delayMs);
  };

  /** Suspends commits until the pointer is released, anywhere in the window. */
  const startDrag = () => {
    clearTimeout(timer.current);
    drag.current?.abort();
    const controller = new AbortController();
    drag.current = controller;
    const release = () => {
      controller.abort();
      drag.current = undefined;
      commit();
    };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, release, { signal: controller.signal });
  };

  return { ...(editedRange ?? committedRange), isEdited: editedRange !== null, editRange, startDrag };
}
