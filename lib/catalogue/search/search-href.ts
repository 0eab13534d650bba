import { normalizeText } from '@/contract/typed-text';
import { paths } from '@/lib/platform/urls/paths';

/** Returns a typed search text trimmed, without invisible characters and repeated spaces; empty when nothing is left. */
export function readSearchText(typed: string): string {
  return normalizeText(typed).replace(/\s+/g, ' ');
}

/** Returns the href of the results of a search. */
export function searchHref(text: string): string {
  return `${paths.shop}?${new URLSearchParams({ searchText: text })}`;
}
