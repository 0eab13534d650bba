import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ListingQuery } from '../../lib/catalogue/listing/query.ts';
import { hrefWithOtherParameters } from '../../lib/catalogue/listing/url.ts';
import type { CacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import { onBeforeInvalidate } from '../../lib/platform/cache/invalidate-tags.ts';
import { internalPathHeaders } from '../../lib/platform/next/private-formats.ts';
import type { Settings } from '../../lib/platform/settings/settings.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';
import { localePath, paths } from '../../lib/platform/urls/paths.ts';
import type { PageAddress } from '../../lib/site/routing/page-key.ts';
import { type Route, resolveRoute } from '../../lib/site/routing/resolve-route.ts';
import { internalTypes } from '../../lib/site/routing/routes.ts';
import { observerFor } from '../observability/request-observer.ts';
import { createParameterFilter, createSearchInterpreter } from '../pages/internal-reads.ts';
import { createPageCache, createScriptFiles, recompressStableEntries } from '../pages/page-cache.ts';
import { createPageServer } from '../pages/page-server.ts';
import { createPageRenderer, createRenderer } from '../pages/renderer.ts';
import { createRateLimiter, setClientAddress } from '../rate-limits.ts';
import { contentSecurityPolicy, crossOriginResourcePolicy, securityHeaders } from '../security-headers.ts';
import { createFastPath, searchOf, sendResponse } from './send-response.ts';
import { createStaticFiles } from './static-files.ts';
import { createUnsharedRenderer } from './unshared-renderer.ts';

export interface RequestHandler {
  /** Serves a request from the cache if it equals an earlier request. Returns false on a miss. */
  tryServeFromCache(req: IncomingMessage, res: ServerResponse): boolean;
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

const recompressIntervalMs = 1000;
const temporaryRedirect = 307;
const allowHeader = { Allow: 'GET, HEAD' };

interface RequestHandlerOptions {
  next: RequestListener;
  settings: Settings;
  tenants: Tenant[];
  /** Port of this server. */
  port: number;
  cacheBudget: CacheBudget;
}

/**
 * Creates the listener of all requests. It observes each request, sets the client's address, and responds 500 when handling fails.
 * In development nothing is cached or limited, and Next serves its own scripts.
 */
export async function createRequestListener(
  options: RequestHandlerOptions & { isDevelopment: boolean; log: Logger },
): Promise<RequestListener> {
  const { next, settings, isDevelopment, log } = options;
  const handler: RequestHandler = isDevelopment
    ? { tryServeFromCache: () => false, handle: async (req, res) => next(req, res) }
    : await createRequestHandler(options);
  const observe = observerFor(settings, log);
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    setClientAddress(req, settings.trustedProxies);
    await handler.handle(req, res);
  };
  return (req, res) => {
    const markFastPathHit = observe?.(req, res);
    if (handler.tryServeFromCache(req, res)) return markFastPathHit?.();
    handle(req, res).catch((error: unknown) => {
      log.error({ err: error }, 'handling a request failed');
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  };
}

/**
 * Creates the HTTP layer in front of Next. It serves static files, and pages from the page cache or rendered by Next (server/pages/). It
 * passes documents (sitemaps, Markdown …), API routes and all other files on to Next.
 */
export async function createRequestHandler({
  next,
  settings,
  tenants,
  port,
  cacheBudget,
}: RequestHandlerOptions): Promise<RequestHandler> {
  const headers = securityHeaders(settings);
  const headerMap = new Map(Object.entries(headers));
  const responseOptions = {
    contentSecurityPolicy: contentSecurityPolicy(settings),
    sendsCacheTags: settings.cdnPurgeUrl !== undefined,
  };
  const render = createRenderer(next);
  const sendStaticFile = await createStaticFiles();
  const scripts = await createScriptFiles(cacheBudget.scripts);
  const cache = createPageCache(cacheBudget.pages);
  const parameterFilter = createParameterFilter(render, port, cacheBudget.productParameters);
  const interpretSearch = createSearchInterpreter(render, port);
  const renderPage = createPageRenderer(render, port);
  const pages = createPageServer({ renderPage, cache, scripts, ...responseOptions });
  const renderUnshared = createUnsharedRenderer(render, scripts, responseOptions);
  const consumeRateLimit = createRateLimiter(settings.rateLimitFactor);
  // All pages have the policy of the home page.
  const pagePolicy = crossOriginResourcePolicy(paths.home);
  const fastPath = createFastPath(cache, parameterFilter.tryFilterParameters, {
    ...headers,
    'Cross-Origin-Resource-Policy': pagePolicy,
  });

  onBeforeInvalidate(pages.refreshHotPages);
  void recompressPeriodically();
  return {
    tryServeFromCache: fastPath.tryServe,
    async handle(req, res) {
      const route = resolveRoute(headOf(req), tenants);
      res
        .setHeaders(headerMap)
        .setHeader(
          'Cross-Origin-Resource-Policy',
          'path' in route ? crossOriginResourcePolicy(route.path) : pagePolicy,
        );
      const waitSeconds = isUnlimited(route) ? 0 : await consumeRateLimit(route, req.headers);
      if (waitSeconds > 0) return sendTooManyRequests(req, res, route, waitSeconds);
      fastPath.remember(req, route);
      return respond(req, res, route);
    },
  };

  async function recompressPeriodically(): Promise<never> {
    for (;;) {
      await sleep(recompressIntervalMs, undefined, { ref: false });
      await recompressStableEntries(cache, scripts);
    }
  }

  /** True for a script file that is stored: sending it costs so little that it is not limited. */
  function isUnlimited(route: Route): boolean {
    return route.kind === 'script' && scripts.get(route.name) !== undefined;
  }

  async function respond(req: IncomingMessage, res: ServerResponse, route: Route): Promise<void> {
    switch (route.kind) {
      case 'page': {
        const interpretedQuery = await interpretSearch(route.key);
        if (interpretedQuery) return redirectSearch(req, res, route.key, interpretedQuery);
        const page = await pages.serve(await parameterFilter.filter(route.key));
        return sendResponse(req, res, page.response, page.headers);
      }
      case 'unshared-page': {
        const interpretedQuery = await interpretSearch(route.page);
        if (interpretedQuery) return redirectSearch(req, res, route.page, interpretedQuery);
        const rendered = await renderUnshared(route.page, req);
        const page = await pages.withErrorPage(route.page, rendered);
        return sendResponse(req, res, page.response, page.headers);
      }
      case 'redirect':
        return void res.writeHead(route.status, { Location: route.location }).end();
      case 'rejected':
        return void res.writeHead(route.status, route.status === 405 ? allowHeader : {}).end();
      case 'script':
        return sendScript(req, res, route);
      case 'document':
        if (route.isMarkdown) res.setHeader('Vary', 'Accept');
        return void next(req, hideInternalHeaders(res));
      case 'api':
        return void next(req, hideInternalHeaders(res));
      case 'file':
        if (await sendStaticFile(req, res, route.path)) return;
        return void next(req, hideInternalHeaders(res));
    }
  }

  /** Sends a script file. An evicted file is replaced by the current file of its page, unless that file is of another release. */
  async function sendScript(
    req: IncomingMessage,
    res: ServerResponse,
    { name, page }: Route & { kind: 'script' },
  ): Promise<void> {
    const storedFile = scripts.get(name);
    if (storedFile) return sendResponse(req, res, storedFile);
    const currentFile = page && (await pages.scriptOf(await parameterFilter.filter(page), name));
    // The page may have been rendered with the same scripts again.
    const restoredFile = scripts.get(name);
    if (restoredFile) return sendResponse(req, res, restoredFile);
    if (!currentFile) return void res.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    // The requested name belongs to other code, so no cache may store this file under it.
    sendResponse(req, res, currentFile, { 'cache-control': 'no-store' });
  }

  /** Responds 429: with the error page to a request for a page as HTML, with JSON to any other. */
  async function sendTooManyRequests(
    req: IncomingMessage,
    res: ServerResponse,
    route: Route,
    retryAfterSeconds: number,
  ): Promise<void> {
    const page = htmlPageOf(route);
    if (page) {
      const { response, headers: pageHeaders } = await pages.rejectWithPage(page, retryAfterSeconds);
      return sendResponse(req, res, response, pageHeaders);
    }
    res.writeHead(429, {
      'Retry-After': retryAfterSeconds,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
    });
    res.end('{"Message":"Too many requests, please try again later"}');
  }
}

/** Redirects a search with numbers, such as `under 1500`, to the same search with filters instead. Other parameters stay. */
function redirectSearch(
  req: IncomingMessage,
  res: ServerResponse,
  { locale, path }: PageAddress,
  interpretedQuery: ListingQuery,
): void {
  const parameters = new URLSearchParams(searchOf(req));
  const location = hrefWithOtherParameters(localePath(locale, path), parameters, interpretedQuery);
  res.writeHead(temporaryRedirect, { Location: location, 'Cache-Control': 'no-store' }).end();
}

/** Returns the parts of a request that decide its route. Drops internal media types, which only the server itself may request. */
function headOf({ method, url, headers }: IncomingMessage) {
  return internalTypes.includes(headers.accept ?? '')
    ? { method, url, headers: { ...headers, accept: undefined } }
    : { method, url, headers };
}

/** Returns the page that a route shows as HTML; null for any other route. */
function htmlPageOf(route: Route): PageAddress | null {
  if (route.kind !== 'page' && route.kind !== 'unshared-page') return null;
  const page = route.kind === 'page' ? route.key : route.page;
  return page.representation === 'html' ? page : null;
}

/** Lets a response drop the headers that name internal paths, just before its head is written. */
function hideInternalHeaders(res: ServerResponse): ServerResponse {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    for (const name of internalPathHeaders) res.removeHeader(name);
    return writeHead(...args);
  };
  return res;
}
