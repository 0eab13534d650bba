import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import { withWishes } from '../cart/wishes.ts';
import type { Orm } from '../db/database.ts';
import { serveCall } from '../http/serve-call.ts';
import { refreshDueListings } from '../queries/due-listings.ts';
import { loadHome } from '../queries/home.ts';
import { loadSearchFilters } from '../queries/search-filters.ts';

/** Serves what the shop as a whole shows: the home page and the choices of the listing. */
export function serveShop(app: OpenAPIHono, orm: Orm): void {
  serveCall(app, catalogueCalls.homeData, ({ language, customer }) =>
    loadHome(orm, language, (products) => withWishes(orm, customer, products)),
  );
  serveCall(app, catalogueCalls.searchFilters, async ({ language }) => {
    await refreshDueListings(orm);
    return loadSearchFilters(orm, language);
  });
}
