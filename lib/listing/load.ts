import 'server-only';
import type { CategoryRef, ProductPage, SearchFilters } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/routing';
import { withinPages } from './pages.ts';
import type { ListingQuery } from './query.ts';
import { getFacets, getListing, getWantedCategory } from './server.ts';

export interface Listing {
  /** As asked, on the last page when a later one was asked for. */
  query: ListingQuery;
  facets: SearchFilters;
  category: CategoryRef | null;
  /** Name of a category that does not exist, when one was asked for. */
  unknownCategory: string | null;
  /** Null when the upstream did not answer. */
  result: ProductPage | null;
}

/** Everything a listing's page is made from. */
export async function loadListing(locale: Locale, asked: ListingQuery): Promise<Listing> {
  const facets = await getFacets(locale);
  const wanted = await getWantedCategory(locale, asked, facets.categories);
  if (wanted === null) return { query: asked, facets, category: null, unknownCategory: null, result: null };
  const { category, unknown } = wanted;
  const result = await getListing(locale, asked, category);
  const query = withinPages(asked, result?.total ?? 0);
  const pastTheEnd = result !== null && result.items.length === 0 && query.page !== asked.page;
  return {
    query: pastTheEnd ? query : asked,
    facets,
    category,
    unknownCategory: unknown,
    result: pastTheEnd ? await getListing(locale, query, category) : result,
  };
}
