import { useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { usePopState } from '@/components/ui/use-pop-state';
import {
  initialSelection,
  type Selection,
  selectionAfterNavigation,
} from '@/lib/catalogue/product/selection';
import type { OptionValues, SelectableProduct } from '@/lib/catalogue/product/types';

/**
 * Selection on a product page, which follows the URL on back and forward. `selectAndWriteUrl` also writes the selected values to the URL;
 * `select` does not.
 * @param requestedOptions values in the URL for which the server rendered the page
 */
export function useSelection(product: SelectableProduct, requestedOptions: OptionValues) {
  const [selection, select] = useState<Selection>(() => initialSelection(product, requestedOptions));
  // Path of this page; empty before mounting and after unmounting, so that it matches no URL.
  const pagePath = useRef('');
  const selectFromUrl = () => {
    pagePath.current ||= location.pathname;
    // Navigation may have led to another page that is still loading.
    if (location.pathname === pagePath.current)
      select((current) => selectionFromUrl(product, current, requestedOptions));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useLayoutEffect(() => {
    selectFromUrl();
    // Cancels a write to the URL that still waits for the paint: it would change the URL of the next page.
    return () => {
      pagePath.current = '';
    };
  }, []);
  usePopState(selectFromUrl);
  const selectAndWriteUrl = (next: Selection) => {
    select(next);
    // Paints the choice first: on a slow phone, `replaceState` takes as long as painting it.
    afterPaint(() => location.pathname === pagePath.current && writeToUrl(product, next, requestedOptions));
  };
  return { selection, select, selectAndWriteUrl };
}

/**
 * Writes the selection to the URL; parameters that name no option stay.
 * @param requestedOptions values in the URL of the rendered page; their parameters are removed first, because a link from the other language
 *   may call the same options by other names
 */
function writeToUrl(product: SelectableProduct, { values }: Selection, requestedOptions: OptionValues): void {
  const url = new URL(location.href);
  for (const name of Object.keys(requestedOptions)) url.searchParams.delete(name);
  for (const { key } of product.options) {
    const value = values[key];
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  history.replaceState(history.state, '', url);
}

/**
 * Returns the selection of the current URL: `selection` itself, if it has the values of the URL.
 * @param requestedOptions values in the URL for which the server rendered the page; each stands in where the product lacks the value in the
 *   current URL
 */
function selectionFromUrl(
  product: SelectableProduct,
  selection: Selection,
  requestedOptions: OptionValues,
): Selection {
  const query = new URLSearchParams(location.search);
  return selectionAfterNavigation(product, selection, Object.fromEntries(query), requestedOptions);
}
