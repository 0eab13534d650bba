/**
 * Returns the text of a search form that the previous page submitted natively, before it hydrated; null otherwise. The results page
 * records such a search.
 * @param referrer `document.referrer`
 */
export function searchBeforeHydration(
  referrer: string,
  url: string,
  navigationType: NavigationTimingType,
): string | null {
  if (navigationType !== 'navigate' || !URL.canParse(referrer)) return null;
  const [previous, current] = [new URL(referrer), new URL(url)];
  const text = current.searchParams.get('searchText')?.trim() ?? '';
  const isNewSearch =
    previous.origin === current.origin && previous.searchParams.get('searchText')?.trim() !== text;
  return isNewSearch && text !== '' ? text : null;
}
