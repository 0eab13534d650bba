import { normalizeText } from '../../../contract/typed-text.ts';

/**
 * Returns the text of a search form that the previous page submitted natively, before that page hydrated; null otherwise. The results
 * page has to record this search, because the form could not.
 * @param referrer `document.referrer`
 */
export function searchBeforeHydration(
  referrer: string,
  url: string,
  navigationType: NavigationTimingType,
): string | null {
  if (navigationType !== 'navigate' || !URL.canParse(referrer)) return null;
  const [previous, current] = [new URL(referrer), new URL(url)];
  const textOf = ({ searchParams }: URL) => normalizeText(searchParams.get('searchText') ?? '');
  const text = textOf(current);
  const isNewSearch = previous.origin === current.origin && textOf(previous) !== text;
  return isNewSearch && text !== '' ? text : null;
}
