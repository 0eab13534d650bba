import { readSlug } from '../wire/identifiers.ts';
import type { SavedItem } from './saved-items.ts';

const parameter = 'items';
const mostShared = 50;

/** The products a shared link names (`?items=slug,slug`), each once; none when the link shares nothing. */
export function sharedItems(search: string): SavedItem[] {
  const named = (new URLSearchParams(search).get(parameter) ?? '')
    .split(',')
    .map((part) => readSlug(part.trim()));
  const slugs = [...new Set(named.filter((slug) => slug !== null))];
  return slugs.slice(0, mostShared).map((slug) => ({ slug, productId: null }));
}

/** Absolute address at which others see these products. */
export function sharingAddress(page: string, items: readonly SavedItem[]): string {
  const address = new URL(page);
  address.search = '';
  address.hash = '';
  address.searchParams.set(parameter, items.map(({ slug }) => slug).join(','));
  return address.href;
}
