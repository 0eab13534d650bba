import type { Selection } from '@/lib/catalogue/selection';

/** Writes the chosen colour and size into the address, so that it can be shared; every other parameter stays. */
export function showSelectionInAddress({ color, size }: Selection): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries({ color, size })) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}
