import type { Orm } from '../db/database.ts';
import { facetSource } from './facet-source.ts';
import { findByText } from './find-by-text.ts';
import type { FoundPage } from './found-page.ts';
import { listingSource } from './listing-source.ts';
import { narrowedSource } from './narrowed-source.ts';
import { type PageSource, readPage } from './page-source.ts';
import { type Filter, type ResolvedFilter, resolveFilter } from './resolved-filter.ts';

/** The products that match a filter, in the order it asks for, found the way that stays quick however many there are. */
export async function findPage(orm: Orm, filter: Filter): Promise<FoundPage> {
  const resolved = await resolveFilter(orm, filter);
  if (!resolved) return { ids: [], total: 0 };
  if (filter.searchText?.trim()) return findByText(orm, filter, resolved);
  return readPage(orm, filter, sourceOf(orm, resolved));
}

function sourceOf(orm: Orm, resolved: ResolvedFilter): PageSource {
  const [facets, ...others] = resolved.facetGroups;
  if (!facets) return listingSource(orm, resolved);
  if (others.length > 0 || resolved.category) return narrowedSource(orm, resolved);
  return facetSource(orm, resolved, facets);
}
