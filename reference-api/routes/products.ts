import type { OpenAPIHono } from '@hono/zod-openapi';
import { catalogueCalls } from '../../contract/calls.ts';
import { markWishlisted } from '../cart/wishlist.ts';
import { notFound } from '../http/http-error.ts';
import { registerCall } from '../http/register-call.ts';
import { loadCategories } from '../queries/categories.ts';
import { countFacets } from '../queries/count-facets.ts';
import { loadFeatureTags } from '../queries/feature-tags.ts';
import { findPage } from '../queries/find-page.ts';
import {
  findProductIdsOfCategory,
  findProductIdsOfTag,
  refreshDueListings,
} from '../queries/listed-products.ts';
import { findProductId, loadPageDetails, loadProducts } from '../queries/products.ts';
import { withShownPriceRange } from '../queries/shown-price-range.ts';
import { correctText } from '../search/correct-text.ts';
import type { Services } from '../services.ts';

/** Cap of the unpaged lists by category and by feature tag. */
const maxListLength = 200;

/** Registers the calls under `/Products`. */
export function registerProductRoutes(
  app: OpenAPIHono,
  { orm, reader, settings }: Pick<Services, 'orm' | 'reader' | 'settings'>,
): void {
  registerCall(app, catalogueCalls.productBySlug, async ({ language, param, customer }) => {
    const id = await findProductId(reader, param('slug'));
    if (id === undefined) throw notFound();
    const [[found], details] = await Promise.all([
      loadProducts(reader, [id], language),
      loadPageDetails(reader, id),
    ]);
    if (!found) throw notFound();
    const [product = found] = await markWishlisted(reader, customer, [found]);
    return { ...product, ...details };
  });
  registerCall(app, catalogueCalls.productsByCategory, async ({ language, query, customer }) => {
    const tree = await loadCategories(reader);
    const category = tree.find((row) => row.slug === query.slug);
    if (!category) return null;
    const ids = await findProductIdsOfCategory(reader, tree, category.id, maxListLength);
    return markWishlisted(reader, customer, await loadProducts(reader, ids, language));
  });
  registerCall(app, catalogueCalls.productsByFeatureTag, async ({ language, query, customer }) => {
    const tag = (await loadFeatureTags(reader)).find((row) => row.slug === query.slug);
    if (!tag) return null;
    const ids = await findProductIdsOfTag(reader, tag.id, maxListLength);
    return markWishlisted(reader, customer, await loadProducts(reader, ids, language));
  });
  registerCall(app, catalogueCalls.filterProducts, async ({ language, body, customer }) => {
    await refreshDueListings({ orm, reader });
    const filter = withShownPriceRange(body, settings.shops);
    const { ids, total, words = [] } = await findPage(reader, filter);
    const [items, facets] = await Promise.all([
      loadProducts(reader, ids, language).then((products) => markWishlisted(reader, customer, products)),
      countFacets(reader, filter, language),
    ]);
    const foundTexts = items.map(
      ({ title, metaKeyWords, description }) => `${title} ${metaKeyWords} ${description}`,
    );
    const correctedText = correctText(body.searchText ?? '', words, foundTexts);
    return { items, total, facets, ...(correctedText && { correctedText }) };
  });
}
