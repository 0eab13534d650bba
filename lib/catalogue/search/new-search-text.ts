import { normalizeText } from '../../../contract/typed-text.ts';

/**
 * Returns the text of the search that a page of results begins; null where it continues the search of the previous page, with other
 * filters, another page or another interpretation of the same text, and after a page of another site.
 */
export function newSearchText(previousUrl: string, url: string): string | null {
  if (!URL.canParse(previousUrl)) return null;
  const [previous, current] = [new URL(previousUrl), new URL(url)];
  const textOf = ({ searchParams }: URL, name: string) => normalizeText(searchParams.get(name) ?? '');
  const text = textOf(current, 'typedText') || textOf(current, 'searchText');
  const isContinued = ['typedText', 'searchText'].some((name) => textOf(previous, name) === text);
  return previous.origin === current.origin && text !== '' && !isContinued ? text : null;
}
