import { mapFacets } from './facets.ts';
import { emptyQuery, type ListingQuery } from './query.ts';

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
  return hasEffect(query, 'noindex');
}

/** Returns the query of the canonical URL: for a `rearranged` list that is indexed its first page, else the query itself. */
export function canonicalQuery(query: ListingQuery): ListingQuery {
  if (isFiltered(query) || !hasEffect(query, 'rearranged')) return query;
  return { ...emptyQuery, category: query.category, subcategory: query.subcategory };
}

/** Returns whether a parameter with this effect differs from its default. */
function hasEffect(query: ListingQuery, effect: IndexingEffect): boolean {
  const names = Object.keys(indexingEffects) as Parameter[];
  return names.some((name) => indexingEffects[name] === effect && !isDefault(query, name));
}

function isDefault(query: ListingQuery, name: Parameter): boolean {
  return JSON.stringify(query[name]) === JSON.stringify(emptyQuery[name]);
}
