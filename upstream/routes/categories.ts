import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import type { Orm } from '../db/database.ts';
import type { Language } from '../http/language.ts';
import { serveCall } from '../http/serve-call.ts';
import { loadCategories } from '../queries/categories.ts';
import { type CategoryRow, toCategory } from '../wire/category.ts';

/** Serves the calls under `/Categories`. */
export function serveCategories(app: OpenAPIHono, orm: Orm): void {
  const listing = (chosen: (row: CategoryRow) => boolean) => async (request: { language: Language }) => {
    const tree = await loadCategories(orm);
    return tree.filter(chosen).map((row) => toCategory(row, tree, request.language));
  };
  serveCall(
    app,
    catalogueCalls.categories,
    listing(() => true),
  );
  serveCall(
    app,
    catalogueCalls.categoriesWithCount,
    listing(() => true),
  );
  serveCall(
    app,
    catalogueCalls.menuCategories,
    listing((row) => row.inMenu && row.parentId === null),
  );
  serveCall(
    app,
    catalogueCalls.featuredCategories,
    listing((row) => row.featured),
  );
  serveCall(app, catalogueCalls.categoryBySlug, async ({ language, query }) => {
    const tree = await loadCategories(orm);
    const row = tree.find((category) => category.slug === query.slug);
    return row ? toCategory(row, tree, language) : null;
  });
}
