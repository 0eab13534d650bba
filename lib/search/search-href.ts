import { paths } from '../address/address.ts';

/** Address of the results for a text. */
export function searchHref(text: string): string {
  return `${paths.shop}?${new URLSearchParams({ searchText: text })}`;
}
