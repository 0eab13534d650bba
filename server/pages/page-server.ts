import { LRUCache } from 'lru-cache';
import { isInvalidatedOrPending } from '../../lib/platform/cache/local-invalidation.ts';
import { errorPaths } from '../../lib/platform/urls/error-paths.ts';
import { errorPageKey, type PageAddress, type PageKey } from '../../lib/site/routing/page-key.ts';
import type { UnsharedPage } from '../../lib/site/routing/resolve-route.ts';
import { expectedStatus } from '../../lib/site/routing/routes.ts';
import {
  type CacheEntry,
  type EncodedResponse,
  type PageCache,
  type ScriptFiles,
  stateOf,
} from './page-cache.ts';
import {
  type BuiltResponse,
  buildResponse,
  cacheHeadersOf,
  cacheStatus,
  fallbackResponse,
  lastResortResponse,
  noStore,
  type PageResponse,
  type ResponseOptions,
  secretPageHeaders,
  staleResponse,
  uncachedResponse,
  unstorable,
  withNoStore,
} from './page-response.ts';
import { areInterchangeable } from './page-scripts.ts';
import { createPageQueue, type PageRenderer, type RenderedPage } from './renderer.ts';

export interface PageServer {
  /** Serves a page that visitors share. */
  serve(key: PageKey): Promise<PageResponse>;
  /** Returns the complete error page in place of a page that is missing or failed, otherwise the page itself. */
  withErrorPage(page: PageKey | UnsharedPage, response: PageResponse): Promise<PageResponse>;
  /** Responds 429 with the error page. */
  rejectWithPage(page: PageAddress, retryAfterSeconds: number): Promise<PageResponse>;
  /** Regenerates hot pages that are expired or about to be invalidated, a few at once; starts no render after the deadline. */
  refreshHotPages(deadline: AbortSignal): Promise<void>;
  /**
   * Returns the current script file of a page, in place of a file that was evicted. The page is rendered unless page and file are cached.
   * Null when there is no such page, or the evicted file is of another release.
   * @param evictedName name of the evicted file
   */
  scriptOf(key: PageKey, evictedName: string): Promise<EncodedResponse | null>;
}

const revalidateRetryMs = 3000;
const maxConcurrentRefreshes = 4;
const maxFallbacks = 100;
const fallbackLifetimeMs = 3000;

/** Result of rendering a page. */
interface PageResult extends BuiltResponse {
  /** True for a page of the last good reads, in place of a failed render. */
  isFallback?: true;
}

/** Rendering a page failed with a 5xx response. */
class RenderError extends Error {
  readonly built: BuiltResponse;
  constructor(built: BuiltResponse) {
    super('Rendering the page failed');
    this.built = built;
  }
}

function isFailed({ path }: PageKey, { status }: RenderedPage): boolean {
  return status >= 500 && status !== expectedStatus(path);
}

/** True while nothing that a response shows was invalidated since its render began. */
function isCurrent({ tags, since }: BuiltResponse): boolean {
  return !isInvalidatedOrPending(tags, since);
}

/**
 * Creates the server of the pages that visitors share: fresh ones from the cache, stale ones while they are revalidated, all others
 * rendered. Concurrent requests share a render unless anything was invalidated after it started. A failed render is replaced by the
 * last cached response, else by a page of the last good reads, else by the error page.
 */
export function createPageServer({
  renderPage,
  cache,
  scripts,
  ...responseOptions
}: ResponseOptions & {
  renderPage: PageRenderer;
  cache: PageCache;
  scripts: ScriptFiles;
}): PageServer {
  const enqueue = createPageQueue<PageResult>();
  /** Pages of the last good reads, by the id of their key. */
  const fallbacks = new LRUCache<string, BuiltResponse>({ max: maxFallbacks, ttl: fallbackLifetimeMs });

  async function serve(key: PageKey): Promise<PageResponse> {
    const entry = cache.get(key);
    const state = entry ? stateOf(entry) : 'expired';
    if (entry && state !== 'expired') {
      const hit = { response: entry.response, headers: cacheHeadersOf(entry) };
      if (state === 'stale') revalidateInBackground(entry);
      return withErrorPage(key, hit);
    }
    try {
      const built = await renderForRequest(key);
      if (built.isFallback) return withNoStore(await withErrorPage(key, fallbackResponse(built)));
      const detail = built.ttlSeconds > 0 ? 'fwd=uri-miss; stored' : 'fwd=bypass';
      const headers = { 'cache-status': cacheStatus(detail), 'server-timing': built.serverTiming };
      const page = await withErrorPage(key, { response: built.response, headers });
      // Rendering the error page may have taken so long that a tag of this page was invalidated.
      return isCurrent(built) ? page : withNoStore(page);
    } catch (error) {
      if (entry && entry.expiresAt > Date.now())
        return withNoStore(staleResponse(entry, 'fwd=stale; detail=unavailable'));
      const built = error instanceof RenderError ? error.built : await lastResortResponse();
      return withErrorPage(key, uncachedResponse(built));
    }
  }

  /** Renders a page for a request; once more if a price on it has changed since, because the request may have joined an older render. */
  async function renderForRequest(key: PageKey): Promise<PageResult> {
    const built = await renderAndCache(key);
    return built.expiresAt > Date.now() ? built : renderAndCache(key);
  }

  async function render(key: PageKey, options?: Parameters<PageRenderer>[1]) {
    const rendered = await renderPage(key, options);
    return { rendered, built: await buildResponse(key, rendered, responseOptions, cache.peek(key)) };
  }

  function renderAndCache(key: PageKey): Promise<PageResult> {
    return enqueue(key, async () => {
      const { rendered, built } = await render(key);
      if (isFailed(key, rendered)) {
        const fallback = hasServablePage(key) ? null : await renderFromLastReads(key);
        if (!fallback) throw new RenderError(built);
        return { ...fallback, isFallback: true };
      }
      const { response, script, ttlSeconds, expiresAt, tags, since } = built;
      if (script) await scripts.set(script, { isFast: response.body.isFastCompressed });
      if (!isCurrent(built)) return { ...built, ttlSeconds: 0, response: unstorable(response) };
      const storedAt = performance.now();
      if (ttlSeconds > 0)
        cache.set({
          response,
          key,
          isReused: false,
          scriptName: script?.name ?? null,
          tags,
          since,
          storedAt,
          staleAt: storedAt + ttlSeconds * 1000,
          expiresAt,
        });
      // A page that is gone must not return while rendering fails.
      else if (response.status === 404) cache.delete(key);
      return built;
    });
  }

  function hasServablePage(key: PageKey): boolean {
    return (cache.peek(key)?.expiresAt ?? 0) > Date.now();
  }

  /**
   * Renders a page from the last good reads, with the prices that hold now according to those reads; null when a read is missing. Renders each
   * page at most once in three seconds.
   */
  async function renderFromLastReads(key: PageKey): Promise<BuiltResponse | null> {
    const recentFallback = fallbacks.get(key.id);
    if (recentFallback && recentFallback.expiresAt > Date.now()) return recentFallback;
    const { rendered, built } = await render(key, { usesLastReads: true });
    if (isFailed(key, rendered)) return null;
    if (built.script) await scripts.set(built.script, { isFast: built.response.body.isFastCompressed });
    fallbacks.set(key.id, built);
    return built;
  }

  function revalidateInBackground(entry: CacheEntry): void {
    // Until this time the stale entry is served as fresh, so that a failed revalidation is not retried by each request.
    entry.staleAt = performance.now() + revalidateRetryMs;
    renderAndCache(entry.key).catch(() => {});
  }

  async function withErrorPage(
    page: PageKey | UnsharedPage,
    pageResponse: PageResponse,
  ): Promise<PageResponse> {
    const { status } = pageResponse.response;
    if (page.representation !== 'html') return pageResponse;
    if ((status !== 404 && status < 500) || status === expectedStatus(page.path)) return pageResponse;
    if (page.path === errorPaths.unavailable) return uncachedResponse(await lastResortResponse());
    const { notFound, unavailable } = errorPaths;
    const errorPage = await serve(errorPageKey(page, status === 404 ? notFound : unavailable));
    // Caches store the response under the requested URL, so the lifetime of the requested page applies. The error page shows data with
    // cache tags of its own.
    const requestedHeaders = pageResponse.response.headers;
    const shownHeaders = { ...errorPage.response.headers, ...errorPage.headers };
    const isStorable =
      status === 404 &&
      ![requestedHeaders, shownHeaders].some((headers) => headers['cache-control'] === noStore);
    const tagLists = [requestedHeaders['cache-tag'], shownHeaders['cache-tag']]
      .flat()
      .filter((value) => value !== undefined);
    return {
      response: errorPage.response,
      headers: {
        ...secretPageHeaders(page.path),
        vary: String(requestedHeaders.vary ?? 'Accept-Encoding'),
        'cache-control': isStorable ? String(requestedHeaders['cache-control']) : noStore,
        ...(isStorable &&
          tagLists.length > 0 && { 'cache-tag': [...new Set(tagLists.join(',').split(','))].join(',') }),
      },
    };
  }

  return {
    serve,
    withErrorPage,
    async rejectWithPage(page, retryAfterSeconds) {
      const { response, headers } = await serve(errorPageKey(page, errorPaths.unavailable));
      return {
        response: { ...response, status: 429 },
        headers: {
          ...headers,
          ...secretPageHeaders(page.path),
          'cache-control': noStore,
          'retry-after': String(retryAfterSeconds),
        },
      };
    },
    async refreshHotPages(deadline) {
      const isDue = (entry: CacheEntry) =>
        entry.key.representation === 'html' && ['invalidating', 'expired'].includes(stateOf(entry));
      // One iterator, from which every worker takes its next entry.
      const dueEntries = cache.hotEntries().filter(isDue).values();
      const worker = async () => {
        for (const { key } of dueEntries) {
          if (deadline.aborted) return;
          await renderAndCache(key).catch(() => {});
        }
      };
      await Promise.all(Array.from({ length: maxConcurrentRefreshes }, worker));
    },
    async scriptOf(key, evictedName) {
      const entry = cache.peek(key);
      const cachedName = entry && stateOf(entry) !== 'expired' ? entry.scriptName : null;
      if (cachedName !== null && !areInterchangeable(cachedName, evictedName)) return null;
      const cachedFile = cachedName === null ? undefined : scripts.peek(cachedName);
      if (cachedFile) return cachedFile;
      const built = await renderAndCache(key).catch(() => null);
      if (!built?.script || built.response.status !== expectedStatus(key.path)) return null;
      return areInterchangeable(built.script.name, evictedName)
        ? (scripts.peek(built.script.name) ?? null)
        : null;
    },
  };
}
