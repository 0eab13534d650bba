import 'server-only';
import { notFound } from 'next/navigation';
import type { CategoryRef, ProductPage } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/routing';
import type { FacetName } from './facets.ts';
import { ignoredFacets } from './ignored-facets.ts';
import { inKnownWords, unknownWords } from './known-words.ts';
import { withinPages } from './pages.ts';
import type { ListingQuery } from './query.ts';
import { getFilters, getKnownWords, getListing, getRequestedCategory } from './server.ts';

export interface Listing {
  /** As asked, in the words of the shop and as far as it knows them; on the last page when a later one was asked for. */
  query: ListingQuery;
  category: CategoryRef | null;
  /** What was asked for and does not exist, so that it does not count. */
  unknown: { filter: FacetName | 'category'; word: string }[];
  /** Facets that were asked for and that the upstream ignored. */
  ignored: FacetName[];
  /** Null when the upstream did not answer. */
  result: ProductPage | null;
}

/** Everything a listing's page is made from; the not-found page when it is of a category that does not exist. */
export async function getListingData(locale: Locale, stated: ListingQuery): Promise<Listing> {
  const [filters, words] = await Promise.all([getFilters(locale), getKnownWords(locale)]);
  const asked = inKnownWords(stated, words);
  const unknown: Listing['unknown'] = unknownWords(stated, words);
  const requested = await getRequestedCategory(locale, asked, filters?.categories ?? []);
  if (requested === null) return { query: asked, category: null, unknown, ignored: [], result: null };
  const { category } = requested;
  if (requested.unknown !== null) {
    if (category === null) notFound();
    unknown.push({ filter: 'category', word: requested.unknown });
  }
  const result = await getListing(locale, asked, category);
  const query = withinPages(asked, result?.total ?? 0);
  const pastTheEnd = result !== null && result.items.length === 0 && query.page !== asked.page;
  const shown = pastTheEnd ? await getListing(locale, query, category) : result;
  return {
    query: pastTheEnd ? query : asked,
    category,
    unknown,
    ignored: ignoredFacets(asked, shown?.items ?? []),
    result: shown,
  };
}
