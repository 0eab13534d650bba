import { pageStatus } from '../../lib/routing/routes.ts';
import { errorPaths } from '../../lib/urls/error-paths.ts';
import type { PageRequest } from '../http/parse-request.ts';
import { type BuiltResponse, buildResponse, noStore, type ResponseOptions } from './build-response.ts';
import { type CacheEntry, type PageCache, stateOf } from './page-cache.ts';
import {
  cacheHeadersOf,
  cacheStatus,
  lastResortResponse,
  type PageResponse,
  staleResponse,
  uncachedResponse,
  withNoStore,
} from './page-response.ts';
import { cacheKeyOf, isCacheable, renderUrlOf, toRenderRequest } from './render-request.ts';
import type { Renderer, RenderRequest } from './renderer.ts';
import type { ScriptFiles } from './script-files.ts';
import { createSingleFlight } from './single-flight.ts';

/** Headers and IP address of a visitor, for pages that are not the same for everyone. */
export type ClientContext = Omit<RenderRequest, 'url'>;

export interface PageServer {
  serve(request: PageRequest, client: ClientContext): Promise<PageResponse>;
  /** Returns the cache key of a page that can be served from the cache as it is; null for any other. */
  fastPathKeyOf(request: PageRequest): string | null;
  /** Responds 429 with the error page. */
  rejectWithPage(request: PageRequest, retryAfterSeconds: number): Promise<PageResponse>;
  /** Regenerates hot pages that are expired or about to expire, a few at once; starts no render after the deadline. */
  refreshHotPages(deadline: AbortSignal): Promise<void>;
  /** Renders a page and returns the code of its own scripts; null when there is no such page. */
  scriptOf(request: PageRequest): Promise<string | null>;
}

const revalidateRetryMs = 3000;
const maxConcurrentRefreshes = 4;

/** Rendering a page failed with a 5xx response. */
class RenderError extends Error {
  readonly built: BuiltResponse;
  constructor(built: BuiltResponse) {
    super('Rendering the page failed');
    this.built = built;
  }
}

/**
 * Creates the server of pages: fresh ones from the cache, stale ones while they are revalidated, all others rendered. Concurrent requests
 * share a render unless one of its tags is invalidated after it started. A failed render is replaced by the last cached response, else by
 * the error page.
 * @param port port of the shop, for the `Host` header of renders
 */
export function createPageServer({
  render,
  cache,
  scripts,
  port,
  ...responseOptions
}: ResponseOptions & {
  render: Renderer;
  cache: PageCache;
  scripts: ScriptFiles;
  port: number;
}): PageServer {
  const singleFlight = createSingleFlight<BuiltResponse>();

  async function serve(request: PageRequest, client: ClientContext): Promise<PageResponse> {
    if (!request.isShared)
      return withErrorPage(request, uncachedResponse(await renderUncached(request, client)));
    const entry = cache.get(cacheKeyOf(request));
    const state = entry ? stateOf(entry) : 'expired';
    if (entry && state !== 'expired') {
      const hit = { response: entry.response, headers: cacheHeadersOf(entry) };
      if (state === 'stale') revalidateInBackground(request, entry);
      return withErrorPage(request, hit);
    }
    try {
      const { response, ttlSeconds, serverTiming } = await renderAndCache(request);
      const detail = ttlSeconds > 0 ? 'fwd=uri-miss; stored' : 'fwd=bypass';
      return withErrorPage(request, {
        response,
        headers: { 'cache-status': cacheStatus(detail), 'server-timing': serverTiming },
      });
    } catch (error) {
      if (entry && entry.expiresAt > Date.now())
        return withNoStore(staleResponse(entry, 'fwd=stale; detail=unavailable'));
      const built = error instanceof RenderError ? error.built : await lastResortResponse();
      return withErrorPage(request, uncachedResponse(built));
    }
  }

  function renderAndCache(request: PageRequest): Promise<BuiltResponse> {
    const { tenant, url, representation, rscParam } = request;
    return singleFlight(`${tenant.id} ${url}`, `${representation} ${rscParam}`, async () => {
      const key = cacheKeyOf(request);
      const rendered = await render(toRenderRequest(request, port));
      const built = await buildResponse(request, rendered, responseOptions, cache.peek(key));
      if (rendered.status >= 500 && rendered.status !== pageStatus(request.path))
        throw new RenderError(built);
      const { response, script, ttlSeconds, expiresAt } = built;
      if (script) await scripts.set(script, response.body.isFastCompressed);
      if (ttlSeconds > 0 && isCacheable(request)) {
        const storedAt = performance.now();
        cache.set(key, {
          response,
          request,
          isReused: false,
          scriptName: script?.name ?? null,
          tags: rendered.tags ?? [],
          since: rendered.since,
          storedAt,
          staleAt: storedAt + ttlSeconds * 1000,
          expiresAt,
        });
      } else cache.delete(key);
      return built;
    });
  }

  async function renderUncached(request: PageRequest, client: ClientContext): Promise<BuiltResponse> {
    // Leaves out the request headers for which Next would compress, omit or shorten the body.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _etag,
      range: _range,
      ...headers
    } = client.headers;
    const rendered = await render({ ...client, headers, url: renderUrlOf(request) });
    const built = await buildResponse(request, rendered, responseOptions);
    if (built.script) await scripts.setForSingleUse(built.script);
    return built;
  }

  function revalidateInBackground(request: PageRequest, entry: CacheEntry): void {
    // Until this time the stale entry is served as fresh, so that a failed revalidation is not retried by each request.
    entry.staleAt = performance.now() + revalidateRetryMs;
    renderAndCache(request).catch(() => {});
  }

  function serveErrorPage(request: PageRequest, path: string): Promise<PageResponse> {
    const url = request.prefix + path;
    return serve({ ...request, path, url, search: '', isShared: true }, { headers: {} });
  }

  /** Returns the complete error page if rendering found the page missing or failed, otherwise the page itself. */
  async function withErrorPage(request: PageRequest, page: PageResponse): Promise<PageResponse> {
    const { status } = page.response;
    if (request.representation !== 'html') return page;
    if ((status !== 404 && status < 500) || status === pageStatus(request.path)) return page;
    if (request.path === errorPaths.unavailable) return uncachedResponse(await lastResortResponse());
    const { notFound, unavailable } = errorPaths;
    const { response } = await serveErrorPage(request, status === 404 ? notFound : unavailable);
    // Lifetime and cache tags are those of the requested URL, not those of the error page.
    const {
      'cache-control': pageCacheControl,
      vary = 'Accept-Encoding',
      'cache-tag': tags,
    } = page.response.headers;
    const cacheControl = (status === 404 && pageCacheControl) || noStore;
    const tagHeaders: PageResponse['headers'] = tags ? { 'cache-tag': String(tags) } : {};
    return {
      response,
      headers: { ...tagHeaders, vary: String(vary), 'cache-control': String(cacheControl) },
    };
  }

  return {
    serve,
    fastPathKeyOf(request) {
      const isServedAsIs =
        request.isShared && request.representation === 'html' && pageStatus(request.path) === 200;
      return isServedAsIs ? cacheKeyOf(request) : null;
    },
    async rejectWithPage(request, retryAfterSeconds) {
      const { response, headers } = await serveErrorPage(request, errorPaths.unavailable);
      return {
        response: { ...response, status: 429 },
        headers: { ...headers, 'cache-control': noStore, 'retry-after': String(retryAfterSeconds) },
      };
    },
    async refreshHotPages(deadline) {
      const isDue = (entry: CacheEntry) =>
        entry.request.representation === 'html' && ['invalidating', 'expired'].includes(stateOf(entry));
      const dueEntries = cache.hotEntries().filter(isDue).values();
      const worker = async () => {
        for (const { request } of dueEntries) {
          if (deadline.aborted) return;
          await renderAndCache(request).catch(() => {});
        }
      };
      await Promise.all(Array.from({ length: maxConcurrentRefreshes }, worker));
    },
    async scriptOf(request) {
      if (!request.isShared) return null;
      return renderAndCache(request).then(
        ({ response, script }) =>
          response.status === pageStatus(request.path) ? (script?.code ?? null) : null,
        () => null,
      );
    },
  };
}
