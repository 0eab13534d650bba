import { paths } from '@/lib/urls/paths';

/** Returns the href of the results of a search. */
export function searchHref(text: string): string {
  return `${paths.shop}?${new URLSearchParams({ searchText: text })}`;
}
