/**
 * Makes the history entries that fragment links create known to the router. Otherwise Back to such an entry would change the URL, but not
 * the page on the screen. Returns a function that removes the listener.
 */
export function startAdoptingFragmentEntries(): () => void {
  adoptEntry();
  addEventListener('hashchange', onHashChange);
  return () => removeEventListener('hashchange', onHashChange);
}

function onHashChange({ oldURL, newURL }: HashChangeEvent): void {
  // The entry of another page must not get the state of the page on the screen.
  if (withoutFragment(oldURL) === withoutFragment(newURL)) adoptEntry();
}

/** Lets the router write its state into an entry without state, as it does at every `replaceState` with a URL. The URL stays the same. */
function adoptEntry(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}

function withoutFragment(url: string): string | undefined {
  return url.split('#')[0];
}
