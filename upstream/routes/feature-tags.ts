import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import type { Orm } from '../db/database.ts';
import type { Language } from '../http/language.ts';
import { serveCall } from '../http/serve-call.ts';
import { type FeatureTagRow, loadFeatureTags } from '../queries/feature-tags.ts';
import { toFeatureTag } from '../wire/feature-tag.ts';

/** Serves the calls under `/FeatureTags`. */
export function serveFeatureTags(app: OpenAPIHono, orm: Orm): void {
  const listing = (chosen: (row: FeatureTagRow) => boolean) => async (request: { language: Language }) => {
    const tags = await loadFeatureTags(orm);
    return tags.filter(chosen).map((row) => toFeatureTag(row, request.language));
  };
  serveCall(
    app,
    catalogueCalls.featureTags,
    listing(() => true),
  );
  serveCall(
    app,
    catalogueCalls.featureTagsWithCount,
    listing(() => true),
  );
  serveCall(
    app,
    catalogueCalls.homeFeatureTags,
    listing((row) => row.onHome),
  );
  serveCall(
    app,
    catalogueCalls.menuFeatureTags,
    listing((row) => row.inMenu),
  );
}
