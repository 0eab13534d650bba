import { useEffect, useRef, useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';
import type { PriceRange } from '@/lib/listing/price-range';
import type { ListingQuery } from '@/lib/listing/query';

export interface PriceChoice {
  query: ListingQuery;
  range: PriceRange;
  /** Called once when a thumb comes to rest or a number was typed; null for an end that was not moved. */
  onCommit(prices: { minPrice: number | null; maxPrice: number | null }): void;
}

/** The ends of the prices while they are moved. They are committed when they rest, and not while a thumb is held. */
export function usePriceChoice({ query, range, onCommit }: PriceChoice) {
  const asked = { min: query.minPrice ?? range.min, max: query.maxPrice ?? range.max };
  const [moved, setMoved] = useState<typeof asked | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<typeof asked>(undefined);
  const latest = useRef(onCommit);
  const held = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is the truth again
  useEffect(() => setMoved(null), [query.minPrice, query.maxPrice]);
  // A box may be ticked before an end rests.
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      held.current?.abort();
    },
    [],
  );

  // A change that was not committed before going back must not be committed to the query that came back.
  usePopState(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    setMoved(null);
  });

  const rest = () => {
    const at = waiting.current;
    if (at)
      latest.current({
        minPrice: at.min === range.min ? null : at.min,
        maxPrice: at.max === range.max ? null : at.max,
      });
    waiting.current = undefined;
  };

  const move = (next: typeof asked, afterMs: number) => {
    setMoved(next);
    waiting.current = next;
    clearTimeout(timer.current);
    if (!held.current) timer.current = setTimeout(rest, afterMs);
  };

  /** While a thumb is held it may stop as often as it likes. Its pointer may be let go anywhere. */
  const hold = () => {
    clearTimeout(timer.current);
    held.current?.abort();
    const hand = new AbortController();
    held.current = hand;
    const release = () => {
      hand.abort();
      held.current = undefined;
      rest();
    };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, release, { signal: hand.signal });
  };

  return { ...(moved ?? asked), isMoved: moved !== null, move, hold };
}
