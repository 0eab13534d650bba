import { LRUCache } from 'lru-cache';
import type { ListingQuery } from '../../lib/catalogue/listing/query.ts';
import { needsInterpretation, readListingQuery } from '../../lib/catalogue/listing/read-query.ts';
import {
  isColorOrSize,
  readRequestedOptions,
  type ValidParameters,
  validParametersType,
} from '../../lib/catalogue/product/requested-options.ts';
import {
  readReviewPageNumber,
  reviewPageParameter,
  reviewSortParameter,
} from '../../lib/catalogue/product/review-pages.ts';
import { cacheRules, cacheTag } from '../../lib/platform/cache/cache-tags.ts';
import { isInvalidatedOrPending } from '../../lib/platform/cache/local-invalidation.ts';
import { defaultLocale } from '../../lib/platform/i18n/routing.ts';
import { hasCapability } from '../../lib/platform/tenant/api-capabilities.ts';
import { localePath, paths } from '../../lib/platform/urls/paths.ts';
import { readSlugSegment } from '../../lib/platform/wire/identifiers.ts';
import { type PageAddress, PageKey } from '../../lib/site/routing/page-key.ts';
import { searchInterpretationType, validParametersPath } from '../../lib/site/routing/routes.ts';
import { createPageQueue, type Renderer, urlForNext } from './renderer.ts';

/** Valid parameters of a product, as the shop last read them. */
interface ProductParameters {
  valid: ValidParameters;
  tags: string[];
  /** Invalidation count (`invalidationCount`) when reading them began. */
  since: number;
  /** Estimated memory of the entry. */
  bytes: number;
  /** Keys with valid parameters only, by the key of the request. */
  filteredKeys: WeakMap<PageKey, PageKey>;
}

/** Estimated memory of an entry besides its texts: objects, arrays, map and key. */
const entryBytes = 1000;

/**
 * Creates a filter of keys of product pages, so that URLs with invented values share existing cache entries. It drops options and
 * values that the product does not have, limits the page of reviews to the last page, and drops the order of reviews in a shop without
 * customer reviews. While a product cannot be read and its parameters are unknown, the filter lets only colour and size pass.
 * @param port port of this server, for the `Host` header of renders
 * @param maxBytes memory for the parameters of products
 */
export function createParameterFilter(render: Renderer, port: number, maxBytes: number) {
  const parametersByProduct = new LRUCache<string, ProductParameters>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: cacheRules.product.seconds * 1000,
    // Parameters that are too old serve while the product cannot be read.
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  const enqueue = createPageQueue<ProductParameters | undefined>();

  async function fetchParameters({ tenant, path }: PageKey): Promise<ProductParameters | undefined> {
    const host = `${tenant.hosts[0]}:${port}`;
    const { status, body, since } = await render({
      url: urlForNext(path),
      headers: { host, accept: validParametersType },
    });
    if (status !== 200) return undefined;
    const slug = readSlugSegment(path.slice(path.lastIndexOf('/') + 1)) ?? '';
    return {
      valid: JSON.parse(body.toString('utf8')),
      // Two bytes per character at most.
      bytes: entryBytes + 2 * body.length,
      tags: [cacheTag('product', slug)],
      since,
      filteredKeys: new WeakMap(),
    };
  }

  /** Returns the key with valid parameters only; undefined when the product has to be read first. */
  function tryFilterParameters(key: PageKey): PageKey | undefined {
    if (!hasParameters(key)) return key;
    const id = productIdOf(key);
    const known = parametersByProduct.getRemainingTTL(id) > 0 ? parametersByProduct.get(id) : undefined;
    if (!known || isInvalidatedOrPending(known.tags, known.since)) return undefined;
    const filteredKey = known.filteredKeys.get(key) ?? withValidParameters(key, known.valid);
    known.filteredKeys.set(key, filteredKey);
    return filteredKey;
  }

  return {
    tryFilterParameters,
    /** Returns the key with the parameters that are valid, or were when the product was last read successfully. */
    async filter(key: PageKey): Promise<PageKey> {
      const filtered = tryFilterParameters(key);
      if (filtered) return filtered;
      const id = productIdOf(key);
      // One read serves all languages and queries: the valid parameters are the same for all.
      const productKey = new PageKey({
        ...key,
        locale: defaultLocale,
        query: new URLSearchParams(),
        representation: 'html',
      });
      const newlyRead = await enqueue(productKey, () => fetchParameters(key).catch(() => undefined));
      if (newlyRead) parametersByProduct.set(id, newlyRead);
      const known = newlyRead ?? parametersByProduct.get(id);
      return withValidParameters(key, known?.valid);
    },
  };
}

/** True for a product page whose URL has known parameters: options, or a page or order of reviews. */
function hasParameters({ url, path }: PageKey): boolean {
  return url.includes('?') && validParametersPath(path) !== null;
}

function productIdOf({ tenant, path }: PageKey): string {
  return `${tenant.id} ${path}`;
}

/**
 * Returns a key without options and review pages that its product lacks.
 * @param valid undefined while the product cannot be read
 */
function withValidParameters(key: PageKey, valid: ValidParameters | undefined): PageKey {
  // A copy: `query` returns a new one each time.
  const parameters = key.query;
  for (const [name, value] of Object.entries(readRequestedOptions(parameters))) {
    const isValid = valid ? valid.options[name]?.includes(value) : isColorOrSize(name);
    if (!isValid) parameters.delete(name);
  }
  const reviewPage = Math.min(readReviewPageNumber(parameters), valid?.reviewPages ?? Infinity);
  if (reviewPage > 1) parameters.set(reviewPageParameter, String(reviewPage));
  else parameters.delete(reviewPageParameter);
  if (!hasCapability(key.tenant, 'reviews')) parameters.delete(reviewSortParameter);
  return key.withQuery(parameters);
}

/** A page with its known parameters. */
interface QueriedPage extends PageAddress {
  query: URLSearchParams;
}

/**
 * Creates a function that returns the query of a search with its numbers as filters (docs/behaviour.md §2.2). For any other page, the
 * function returns null at once. For a search that is shown as requested, also because its interpretation failed, it resolves to null.
 * @param port port of this server, for the `Host` header of renders
 */
export function createSearchInterpreter(render: Renderer, port: number) {
  return (page: QueriedPage): Promise<ListingQuery | null> | null =>
    page.path === paths.shop && needsInterpretation(readListingQuery(page.query))
      ? fetchInterpretation(page).catch(() => null)
      : null;

  async function fetchInterpretation({
    tenant,
    locale,
    path,
    query,
  }: QueriedPage): Promise<ListingQuery | null> {
    const { status, body } = await render({
      url: urlForNext(`${localePath(locale, path)}?${query}`),
      headers: { host: `${tenant.hosts[0]}:${port}`, accept: searchInterpretationType },
    });
    const interpreted: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : null;
    return typeof interpreted === 'string' ? readListingQuery(new URLSearchParams(interpreted)) : null;
  }
}
