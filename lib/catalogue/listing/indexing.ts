import { mapFacets } from './facets.ts';
import { emptyQuery, type ListingQuery } from './query.ts';
import { isIndexable } from './url.ts';

type Parameter = keyof ListingQuery;

/**
 * Effect of a parameter on the indexing of a list. `canonical` is part of the canonical URL. The canonical URL of a `sorted` list is its
 * first page in default order. A `noindex` list is not indexed.
 */
type IndexingEffect = 'canonical' | 'sorted' | 'noindex';

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
  sortBy: 'sorted',
  pageSize: 'sorted',
  unreadable: 'noindex',
};

/** Returns whether a listing is filtered, and therefore not indexed. */
export function isFiltered(query: ListingQuery): boolean {
  return (Object.keys(indexingEffects) as Parameter[]).some(
    (name) => indexingEffects[name] === 'noindex' && !isDefault(query, name),
  );
}

/** Returns the query of the canonical URL: the query itself, or the first page in default order for a sorted list. */
export function canonicalQuery(query: ListingQuery): ListingQuery {
  if (isIndexable(query) || isFiltered(query)) return query;
  return { ...emptyQuery, category: query.category, subcategory: query.subcategory };
}

function isDefault(query: ListingQuery, name: Parameter): boolean {
  return JSON.stringify(query[name]) === JSON.stringify(emptyQuery[name]);
}
