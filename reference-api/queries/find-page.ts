import type { Orm } from '../db/database.ts';
import { combinedSource } from './combined-source.ts';
import { facetValueSource } from './facet-value-source.ts';
import { findByText } from './find-by-text.ts';
import { listingSource } from './listing-source.ts';
import { type PageSource, type ProductIdPage, readPage } from './page-source.ts';
import { type Filter, type ResolvedFilter, resolveFilter } from './resolve-filter.ts';

/** Finds a page of products, with a strategy that suits the filter, so that the cost does not grow with the catalogue. */
export async function findPage(orm: Orm, filter: Filter): Promise<ProductIdPage> {
  const resolved = await resolveFilter(orm, filter);
  if (!resolved) return { ids: [], total: 0 };
  if (filter.searchText?.trim()) return findByText(orm, filter, resolved);
  return readPage(orm, filter, sourceOf(orm, resolved));
}

function sourceOf(orm: Orm, resolved: ResolvedFilter): PageSource {
  const [firstGroup, ...otherGroups] = resolved.facetValueGroups;
  if (!firstGroup) return listingSource(orm, resolved);
  if (otherGroups.length > 0 || resolved.category) return combinedSource(orm, resolved);
  return facetValueSource(orm, resolved, firstGroup);
}
