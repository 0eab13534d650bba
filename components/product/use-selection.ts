import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { usePopState } from '@/components/ui/use-pop-state';
import type { Choice } from '@/lib/catalogue/choice';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { followSelection, initialSelection, type Selection } from '@/lib/catalogue/selection';

/**
 * The selection on a product's page, which follows the address when the visitor goes back or on. `change` writes colour and size
 * into the address, too, so that they can be shared; `select` does not.
 */
export function useSelection(product: Choice, options: RequestedOptions) {
  const [selection, select] = useState<Selection>(() => initialSelection(product, options));
  const page = useRef('');
  const follow = () => {
    page.current ||= location.pathname;
    // Back may have led to another page, which is on its way.
    if (location.pathname === page.current) select((shown) => selectionInAddress(product, shown, options));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the page is there
  useLayoutEffect(follow, []);
  usePopState(follow);
  const change = (next: Selection) => {
    select(next);
    // Takes a slow phone as long as drawing the choice.
    afterPaint(() => location.pathname === page.current && showInAddress(next));
  };
  return { selection, select, change };
}

/** Every other parameter stays. */
function showInAddress({ color, size }: Selection): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries({ color, size })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}

/** History keeps the page as it was first asked for, the address holds what was chosen since. */
function selectionInAddress(choice: Choice, shown: Selection, options: RequestedOptions): Selection {
  const query = new URLSearchParams(location.search);
  return followSelection(choice, shown, { color: query.get('color'), size: query.get('size') }, options);
}
