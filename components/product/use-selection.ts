import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { usePopState } from '@/components/ui/use-pop-state';
import type { RequestedOptions } from '@/lib/product/requested-options';
import { initialSelection, type Selection, selectionAfterNavigation } from '@/lib/product/selection';
import type { SelectableProduct } from '@/lib/product/types';

/**
 * Selection on a product page, synchronized with the URL on back and forward. `selectWithUrl` also writes colour and
 * size to the URL; `select` does not.
 */
export function useSelection(product: SelectableProduct, options: RequestedOptions) {
  const [selection, select] = useState<Selection>(() => initialSelection(product, options));
  // Empty before mounting and after unmounting, so that it matches no URL.
  const pagePath = useRef('');
  const syncWithUrl = () => {
    pagePath.current ||= location.pathname;
    // Navigation may have led to another page that is still loading.
    if (location.pathname === pagePath.current)
      select((current) => selectionFromUrl(product, current, options));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useLayoutEffect(() => {
    syncWithUrl();
    // Cancels a write to the URL that still waits for the paint; after leaving, it would change the URL of another page.
    return () => {
      pagePath.current = '';
    };
  }, []);
  usePopState(syncWithUrl);
  const selectWithUrl = (next: Selection) => {
    select(next);
    // Paints the choice first: on a slow phone, `replaceState` takes as long as painting it.
    afterPaint(() => location.pathname === pagePath.current && writeToUrl(next));
  };
  return { selection, select, selectWithUrl };
}

/** Writes the selection to the URL and keeps other parameters. */
function writeToUrl({ color, size }: Selection): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries({ color, size })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}

/**
 * Returns the selection of the current URL.
 * @param options colour and size for which the server rendered the page
 */
function selectionFromUrl(
  product: SelectableProduct,
  current: Selection,
  options: RequestedOptions,
): Selection {
  const query = new URLSearchParams(location.search);
  return selectionAfterNavigation(
    product,
    current,
    { color: query.get('color'), size: query.get('size') },
    options,
  );
}
