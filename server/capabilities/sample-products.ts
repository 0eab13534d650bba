import { withParameter } from '../../contract/path-parameter.ts';
import { cataloguePaths, searchPaths } from '../../contract/paths.ts';
import { readSlug } from '../../lib/platform/wire/identifiers.ts';
import { type Api, callApi, isObject, NoAnswerError } from './api-client.ts';
import type { SampleProducts } from './trials.ts';

const [maxListed, maxPerCategory, maxDetails] = [100, 2, 12];

/** Reads products for trials, each call at most once. */
export function createSampleProducts(api: Api): SampleProducts {
  const filterProducts = async (pageSize: number) => {
    const body = { pageNumber: 1, pageSize };
    const response = await callApi(api, 'POST', searchPaths.filterProducts, { body });
    if (response.status === 200) return response;
    throw new NoAnswerError(`POST ${searchPaths.filterProducts} responds ${response.status}`);
  };
  const listed = once(async () => {
    const { payload } = await filterProducts(maxListed);
    const items = isObject(payload) ? payload.items : payload;
    return Array.isArray(items) ? items.filter(isProduct) : [];
  });
  return {
    listed,
    searchResponse: once(() => filterProducts(1)),
    details: once(async () => {
      const responses = await Promise.all(
        spreadOverCategories(await listed()).map(({ slug }) =>
          callApi(api, 'GET', withParameter(cataloguePaths.productBySlug, slug)),
        ),
      );
      return responses.map(({ payload }) => payload).filter(isObject);
    }),
  };
}

type ListedProduct = Record<string, unknown> & { slug: string };

const isProduct = (item: unknown): item is ListedProduct =>
  isObject(item) && typeof item.slug === 'string' && readSlug(item.slug) === item.slug;

/** Selects a few products of each main category: a capability may concern only some categories, as measurements do. */
function spreadOverCategories(products: ListedProduct[]): ListedProduct[] {
  const counts = new Map<string, number>();
  const selected = products.filter(({ mainCategory }) => {
    const category = JSON.stringify(mainCategory ?? null);
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    return count <= maxPerCategory;
  });
  return selected.slice(0, maxDetails);
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let response: Promise<T> | undefined;
  return () => {
    response ??= read();
    return response;
  };
}
