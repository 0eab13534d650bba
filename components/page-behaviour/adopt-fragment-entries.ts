/**
 * Gives the history entries of fragment links to the router. Back to an entry that the router does not know would change the URL, but
 * leave the page one came from on the screen.
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

/** Replaces the URL with the same URL: at every `replaceState` with a URL, the router writes its own state into the entry. */
function adoptEntry(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}

function withoutFragment(url: string): string | undefined {
  return url.split('#')[0];
}
