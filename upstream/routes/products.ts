import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import { withWishes } from '../cart/wishes.ts';
import type { Orm } from '../db/database.ts';
import { notFound } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import { loadCategories } from '../queries/categories.ts';
import { refreshDueListings } from '../queries/due-listings.ts';
import { loadFeatureTags } from '../queries/feature-tags.ts';
import { findPage } from '../queries/find-page.ts';
import { idsOfCategory, idsOfTag } from '../queries/listed-products.ts';
import { loadProducts, productIdOf } from '../queries/products.ts';

/** Lists by category and by feature tag are not paged; they end here. */
const longestList = 200;

/** Serves the calls under `/Products`. */
export function serveProducts(app: OpenAPIHono, orm: Orm): void {
  serveCall(app, catalogueCalls.productBySlug, async ({ language, param, customer }) => {
    const id = await productIdOf(orm, param('slug'));
    const [found] = id === undefined ? [] : await loadProducts(orm, [id], language);
    if (!found) throw notFound();
    const [flagged = found] = await withWishes(orm, customer, [found]);
    return flagged;
  });
  serveCall(app, catalogueCalls.productsByCategory, async ({ language, query, customer }) => {
    const tree = await loadCategories(orm);
    const category = tree.find((row) => row.slug === query.slug);
    if (!category) return null;
    const ids = await idsOfCategory(orm, tree, category.id, longestList);
    return withWishes(orm, customer, await loadProducts(orm, ids, language));
  });
  serveCall(app, catalogueCalls.productsByFeatureTag, async ({ language, query, customer }) => {
    const tag = (await loadFeatureTags(orm)).find((row) => row.slug === query.slug);
    if (!tag) return null;
    const ids = await idsOfTag(orm, tag.id, longestList);
    return withWishes(orm, customer, await loadProducts(orm, ids, language));
  });
  serveCall(app, catalogueCalls.filterProducts, async ({ language, body, customer }) => {
    await refreshDueListings(orm);
    const { ids, total } = await findPage(orm, body);
    const items = await withWishes(orm, customer, await loadProducts(orm, ids, language));
    return { items, total };
  });
}
