import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import type { Orm } from '../db/database.ts';
import type { Language } from '../http/language.ts';
import { registerCall } from '../http/register-call.ts';
import { type FeatureTagRow, loadFeatureTags } from '../queries/feature-tags.ts';
import { toFeatureTag } from '../wire/feature-tag.ts';

/** Registers the calls under `/FeatureTags`. */
export function registerFeatureTagRoutes(app: OpenAPIHono, orm: Orm): void {
  const createListHandler =
    (isIncluded: (row: FeatureTagRow) => boolean) => async (request: { language: Language }) => {
      const tags = await loadFeatureTags(orm);
      return tags.filter(isIncluded).map((row) => toFeatureTag(row, request.language));
    };
  registerCall(
    app,
    catalogueCalls.featureTags,
    createListHandler(() => true),
  );
  registerCall(
    app,
    catalogueCalls.featureTagsWithCount,
    createListHandler(() => true),
  );
  registerCall(
    app,
    catalogueCalls.homeFeatureTags,
    createListHandler((row) => row.onHome),
  );
  registerCall(
    app,
    catalogueCalls.menuFeatureTags,
    createListHandler((row) => row.inMenu),
  );
}
