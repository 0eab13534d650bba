import { hasPriceOrSize, type SearchReading } from '../search/search-readings.ts';
import type { ListingQuery } from './query.ts';

/** True for a query whose search text has numbers that may be filters, unless its numbers are already filters or must not be. */
export function hasReading({ searchText, typedText, exactText }: ListingQuery): boolean {
  return typedText === '' && !exactText && hasPriceOrSize(searchText);
}

/** Returns the first page of a query whose search text is read as filters; the text as it was typed stays in `typedText`. */
export function withReading(query: ListingQuery, reading: SearchReading): ListingQuery {
  const { text, minPrice, maxPrice, sizes } = reading;
  return {
    ...query,
    searchText: text,
    typedText: query.searchText,
    ...(minPrice !== null || maxPrice !== null ? { minPrice, maxPrice } : {}),
    ...(sizes.length > 0 ? { size: sizes } : {}),
    page: 1,
  };
}
