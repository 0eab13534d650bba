/**
 * Gives the history entries of fragment links to the router. Back to an entry that the router does not know would leave the other page
 * in place, below the URL of the entry.
 */
export function startAdoptingFragmentEntries(): () => void {
  adoptEntry();
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}

function onHashChange({ oldURL, newURL }: HashChangeEvent): void {
  // Between two pages, the router still shows the other one.
  if (withoutFragment(oldURL) === withoutFragment(newURL)) adoptEntry();
}

/** The router replaces the state of an entry when its URL is replaced, even by itself. */
function adoptEntry(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}

function withoutFragment(url: string): string | undefined {
  return url.split('#')[0];
}
