import { LRUCache } from 'lru-cache';
import { cacheRules, cacheTag } from '../../lib/cache/cache-tags.ts';
import { isInvalidatedOrPending } from '../../lib/cache/local-invalidation.ts';
import { type ProductOptions, productOptionsType } from '../../lib/product/requested-options.ts';
import {
  readReviewPageNumber,
  reviewPageParameter,
  reviewSortParameter,
} from '../../lib/product/review-pages.ts';
import { productOptionsPath } from '../../lib/routing/routes.ts';
import { hasCapability } from '../../lib/tenant/has-capability.ts';
import { readSlugSegment } from '../../lib/wire/identifiers.ts';
import type { PageRequest } from '../http/parse-request.ts';
import type { Renderer } from './renderer.ts';
import { createSingleFlight } from './single-flight.ts';

interface KnownOptions {
  options: ProductOptions;
  tags: string[];
  /** Invalidation count when the options were read. */
  since: number;
}

const maxProducts = 20_000;
const optionNames = ['color', 'size'] as const;

/**
 * Creates a filter for URLs of product pages, so that URLs with invented values share existing cache entries. It drops a colour or size
 * that the product does not have, limits the page of reviews to the last page, and drops the order of reviews in a shop without customer
 * reviews. It leaves the URL unchanged while the options of a product are unknown because they cannot be read.
 * @param port port of the shop, for the `Host` header of renders
 */
export function createOptionFilter(render: Renderer, port: number) {
  const optionsByProduct = new LRUCache<string, KnownOptions>({
    max: maxProducts,
    ttl: cacheRules.product.seconds * 1000,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  const singleFlight = createSingleFlight<KnownOptions | undefined>();

  async function fetchOptions({ tenant, path }: PageRequest): Promise<KnownOptions | undefined> {
    const host = `${tenant.hosts[0]}:${port}`;
    // Next decodes a path twice.
    const url = path.replaceAll('%25', '%2525');
    const { status, body, since } = await render({ url, headers: { host, accept: productOptionsType } });
    if (status !== 200) return undefined;
    const slug = readSlugSegment(path.slice(path.lastIndexOf('/') + 1)) ?? '';
    return { options: JSON.parse(body.toString('utf8')), tags: [cacheTag('product', slug)], since };
  }

  /** Returns the options of a product in all languages; the last known options while they cannot be read. */
  async function optionsOf(request: PageRequest): Promise<ProductOptions | undefined> {
    const key = `${request.tenant.id} ${request.path}`;
    const isFresh = optionsByProduct.getRemainingTTL(key) > 0;
    const lastKnown = optionsByProduct.get(key);
    if (lastKnown && isFresh && !isInvalidatedOrPending(lastKnown.tags, lastKnown.since))
      return lastKnown.options;
    const newOptions = await singleFlight(key, 'options', () => fetchOptions(request).catch(() => undefined));
    if (newOptions) optionsByProduct.set(key, newOptions);
    return (newOptions ?? lastKnown)?.options;
  }

  return async (request: PageRequest): Promise<PageRequest> => {
    const [path = '', query] = request.url.split('?');
    if (query === undefined || productOptionsPath(request.path) === null) return request;
    const options = await optionsOf(request);
    if (!options) return request;
    const parameters = new URLSearchParams(query);
    for (const name of optionNames) {
      if (!options[name].includes(parameters.get(name) ?? '')) parameters.delete(name);
    }
    const reviewPage = Math.min(readReviewPageNumber(parameters), options.reviewPages);
    if (reviewPage > 1) parameters.set(reviewPageParameter, String(reviewPage));
    else parameters.delete(reviewPageParameter);
    if (!hasCapability(request.tenant, 'reviews')) parameters.delete(reviewSortParameter);
    return { ...request, url: path + (parameters.size > 0 ? `?${parameters}` : '') };
  };
}
