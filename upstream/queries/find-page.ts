import type { Orm } from '../db/database.ts';
import { facetSource } from './facet-source.ts';
import { findByText } from './find-by-text.ts';
import type { FoundPage } from './found-page.ts';
import { listingSource } from './listing-source.ts';
import { narrowedSource } from './narrowed-source.ts';
import { type PageSource, readPage } from './page-source.ts';
import { type Filter, type RequestedOptions, resolveFilter } from './wanted.ts';

/** The products that match a filter, in the order it asks for, found the way that stays quick however many there are. */
export async function findPage(orm: Orm, filter: Filter): Promise<FoundPage> {
  const wanted = await resolveFilter(orm, filter);
  if (!wanted) return { ids: [], total: 0 };
  if (filter.searchText?.trim()) return findByText(orm, filter, wanted);
  return readPage(orm, filter, sourceOf(orm, wanted));
}

function sourceOf(orm: Orm, wanted: RequestedOptions): PageSource {
  const [facets, ...others] = wanted.facetGroups;
  if (!facets) return listingSource(orm, wanted);
  if (others.length > 0 || wanted.category) return narrowedSource(orm, wanted);
  return facetSource(orm, wanted, facets);
}
