import type { Choice } from '@/lib/catalogue/choice';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { followSelection, type Selection } from '@/lib/catalogue/selection';

/** Writes the chosen colour and size into the address, so that it can be shared; every other parameter stays. */
export function showSelectionInAddress({ color, size }: Selection): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries({ color, size })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}

/**
 * The selection in the address of a page that was gone back to: history keeps the page as it was first asked for, the address
 * holds what was chosen.
 */
export function selectionInAddress(choice: Choice, shown: Selection, options: RequestedOptions): Selection {
  const query = new URLSearchParams(location.search);
  return followSelection(choice, shown, { color: query.get('color'), size: query.get('size') }, options);
}
