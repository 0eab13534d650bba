import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import type { Orm } from '../db/database.ts';
import type { Language } from '../http/language.ts';
import { registerCall } from '../http/register-call.ts';
import { loadCategories } from '../queries/categories.ts';
import { type CategoryRow, toCategory } from '../wire/category.ts';

/** Registers the calls under `/Categories`. */
export function registerCategoryRoutes(app: OpenAPIHono, orm: Orm): void {
  const createListHandler =
    (isIncluded: (row: CategoryRow) => boolean) => async (request: { language: Language }) => {
      const tree = await loadCategories(orm);
      return tree.filter(isIncluded).map((row) => toCategory(row, tree, request.language));
    };
  registerCall(
    app,
    catalogueCalls.categories,
    createListHandler(() => true),
  );
  registerCall(
    app,
    catalogueCalls.categoriesWithCount,
    createListHandler(() => true),
  );
  registerCall(
    app,
    catalogueCalls.menuCategories,
    createListHandler((row) => row.inMenu && row.parentId === null),
  );
  registerCall(
    app,
    catalogueCalls.featuredCategories,
    createListHandler((row) => row.featured),
  );
  registerCall(app, catalogueCalls.categoryBySlug, async ({ language, query }) => {
    const tree = await loadCategories(orm);
    const row = tree.find((category) => category.slug === query.slug);
    return row ? toCategory(row, tree, language) : null;
  });
}
