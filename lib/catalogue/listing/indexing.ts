import { mapFacets } from './facets.ts';
import { emptyQuery, type ListingQuery } from './query.ts';
import { isIndexable } from './url.ts';

type Parameter = keyof ListingQuery;

/**
 * Effect of a parameter on the indexing of a list. `canonical` is part of the canonical URL. The canonical URL of a
 * `rearranged` list is its first page in the default order and page size. A `noindex` list is not indexed.
 */
type IndexingEffect = 'canonical' | 'rearranged' | 'noindex';

/** Effect of each query parameter; the type requires an entry for a new parameter. */
const indexingEffects: Record<Parameter, IndexingEffect> = {
  category: 'canonical',
  subcategory: 'canonical',
  page: 'canonical',
  searchText: 'noindex',
  typedText: 'noindex',
  exactText: 'noindex',
  minPrice: 'noindex',
  maxPrice: 'noindex',
  ...mapFacets(() => 'noindex' as const),
  sortBy: 'rearranged',
  pageSize: 'rearranged',
  unreadable: 'noindex',
};

/** Returns whether a listing is searched, filtered, or requested with an unreadable value, and therefore not indexed. */
export function isFiltered(query: ListingQuery): boolean {
  return (Object.keys(indexingEffects) as Parameter[]).some(
    (name) => indexingEffects[name] === 'noindex' && !isDefault(query, name),
  );
}

/** Returns the query of the canonical URL: for a `rearranged` list its first page, else the query itself. */
export function canonicalQuery(query: ListingQuery): ListingQuery {
  if (isIndexable(query) || isFiltered(query)) return query;
  return { ...emptyQuery, category: query.category, subcategory: query.subcategory };
}

function isDefault(query: ListingQuery, name: Parameter): boolean {
  return JSON.stringify(query[name]) === JSON.stringify(emptyQuery[name]);
}
