import type { Orm } from '../db/database.ts';
import { findByFacet } from './find-by-facet.ts';
import { findByText } from './find-by-text.ts';
import { findInListing } from './find-in-listing.ts';
import type { FoundPage } from './found-page.ts';
import { type Filter, resolveFilter } from './wanted.ts';

/** The products that match a filter, in the order it asks for, found the way that stays quick however many there are. */
export async function findPage(orm: Orm, filter: Filter): Promise<FoundPage> {
  const wanted = await resolveFilter(orm, filter);
  if (!wanted) return { ids: [], total: 0 };
  if (filter.searchText?.trim()) return findByText(orm, filter, wanted);
  const [facets, ...others] = wanted.facetGroups;
  if (facets && others.length === 0 && !wanted.category) return findByFacet(orm, filter, wanted, facets);
  return findInListing(orm, filter, wanted);
}
