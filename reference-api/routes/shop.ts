import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import { markWishlisted } from '../cart/wishlist.ts';
import type { Database } from '../db/database.ts';
import { registerCall } from '../http/register-call.ts';
import { loadHome } from '../queries/home.ts';
import { refreshDueListings } from '../queries/listed-products.ts';
import { loadSearchFilters } from '../queries/search-filters.ts';

/** Registers the routes of the home page data and of the available filters. */
export function registerShopRoutes(
  app: OpenAPIHono,
  { orm, reader }: Pick<Database, 'orm' | 'reader'>,
): void {
  registerCall(app, catalogueCalls.homeData, ({ language, customer }) =>
    loadHome(reader, language, (products) => markWishlisted(reader, customer, products)),
  );
  registerCall(app, catalogueCalls.searchFilters, async ({ language }) => {
    await refreshDueListings({ orm, reader });
    return loadSearchFilters(reader, language);
  });
}
