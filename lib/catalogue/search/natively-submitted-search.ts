import { normalizeText } from '../../../contract/typed-text.ts';

/**
 * Returns the search text of the current page when the previous page submitted its form natively, before hydration; null otherwise. The
 * current page has to record this search, because the form could not.
 * @param referrer `document.referrer`
 * @param url of the current page
 */
export function nativelySubmittedSearch(
  referrer: string,
  url: string,
  navigationType: NavigationTimingType,
): string | null {
  // A reload, or a step in the history, is no new search.
  if (navigationType !== 'navigate' || !URL.canParse(referrer)) return null;
  const [previous, current] = [new URL(referrer), new URL(url)];
  const textOf = ({ searchParams }: URL) => normalizeText(searchParams.get('searchText') ?? '');
  const text = textOf(current);
  const isNewSearch = previous.origin === current.origin && textOf(previous) !== text;
  return isNewSearch && text !== '' ? text : null;
}
