import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { validParametersType } from '../../../lib/catalogue/product/requested-options.ts';
import { cacheTag } from '../../../lib/platform/cache/cache-tags.ts';
import { invalidationCount, isInvalidatedOrPending } from '../../../lib/platform/cache/local-invalidation.ts';
import { renderContext } from '../../../lib/platform/cache/render-context.ts';
import {
  cacheStateHeader,
  flightContentType,
  flightHeaderNames,
  flightParam,
  honoursSegmentHeader,
  isFlightRequest,
  segmentHeader,
} from '../../../lib/platform/next/private-formats.ts';
import { searchInterpretationType } from '../../../lib/site/routing/routes.ts';
import { noStore } from '../../pages/page-response.ts';
import { html } from '../../pages/testing.ts';

/** Data behind the pages; a change gives it the next version. */
export interface FakeData {
  version: number;
  /** Version of the options of products; the same by default. */
  optionsVersion?: number;
}

interface StaticPage {
  status: number;
  location?: string;
  text: string;
}

/** Tags of all pages and options. */
export const pageTags = ['abaya', 'moved', 'missing'].map((slug) => cacheTag('product', slug));
/** `Cache-Control` that Next gives a cached page on its own. */
const nextCacheControl = 's-maxage=300, stale-while-revalidate=31535700';
const personalPaths = /^(?:\/ar)?\/(?:campaigns|preview|pages\/alerts)$/;
const otherThanPages = /^\/(?:api|uploads|robots\.txt)(?:\/|$)/;

/**
 * Creates a stand-in for Next that shows what it was sent: a response contains the URL and headers of the request that caused its render.
 * Like Next, it caches pages by host and URL, and lets concurrent requests for a page join one render, of which only the first learns the
 * tags.
 * @param pause awaited by each render before it ends, so that a test decides how long the render takes
 */
export function createFakeNext(data: FakeData, pause: () => Promise<void>): RequestListener {
  const cachedPages = new Map<string, { page: StaticPage; since: number }>();
  const renders = new Map<string, Promise<StaticPage>>();

  async function staticPageOf(key: string, path: string, trace: string): Promise<StaticPage> {
    const cached = cachedPages.get(key);
    if (cached && !isInvalidatedOrPending(pageTags, cached.since)) {
      recordTags();
      return cached.page;
    }
    const joined = renders.get(key);
    if (joined) return joined;
    const since = invalidationCount();
    const rendering = renderStaticPage(path, trace).finally(() => renders.delete(key));
    renders.set(key, rendering);
    const page = await rendering;
    recordTags();
    if (!isInvalidatedOrPending(pageTags, since)) cachedPages.set(key, { page, since });
    return page;
  }

  async function renderStaticPage(path: string, trace: string): Promise<StaticPage> {
    const text = `version ${data.version} of ${trace}`;
    await pause();
    if (path.endsWith('/moved')) return { status: 308, location: path.replace('moved', 'abaya'), text };
    const status = /\/(?:404|missing)$/.test(path) ? 404 : path.endsWith('/error') ? 503 : 200;
    return { status, text };
  }

  return async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://next');
    const isFlight = isFlightRequest(req.headers);
    const isSegment = honoursSegmentHeader(req.headers);
    // Listings with these parameters are rendered for each request.
    const isLive =
      ['color', 'searchText'].some((name) => searchParams.has(name)) && pathname.endsWith('/shop');
    if (req.headers.accept === searchInterpretationType) {
      await pause();
      const typedText = searchParams.get('searchText') ?? '';
      const interpreted = new URLSearchParams({ searchText: 'read', typedText });
      return void res.setHeader('content-type', 'application/json').end(JSON.stringify(String(interpreted)));
    }
    if (req.headers.accept === validParametersType) {
      const color = (data.optionsVersion ?? data.version) % 2 === 0 ? ['black'] : ['black', 'teal'];
      await pause();
      return void res.end(JSON.stringify({ options: { color }, reviewPages: 1 }));
    }
    if (otherThanPages.test(pathname) || /markdown/.test(req.headers.accept ?? '')) {
      await pause();
      return void res.setHeader('content-type', 'text/plain').end(traceOf(req, []));
    }
    if (personalPaths.test(pathname) || isLive) {
      const text = `version ${data.version} of ${traceOf(req, [])}`;
      await pause();
      return send(res, { status: 200, text }, isFlight, noStore);
    }
    searchParams.delete(flightParam);
    const trace = traceOf(req, [...flightHeaderNames, 'accept']);
    const page = await staticPageOf(`${req.headers.host} ${pathname}?${searchParams}`, pathname, trace);
    const shown = isSegment ? { ...page, text: `${req.headers[segmentHeader]} of ${page.text}` } : page;
    send(res, shown, isFlight, nextCacheControl);
  };
}

function recordTags(): void {
  const context = renderContext.getStore();
  if (context) context.tags = pageTags;
}

/** Describes a request: its URL without the flight parameter, and all headers that are not ignored. */
function traceOf({ url = '', headers }: IncomingMessage, ignoredHeaders: string[]): string {
  const shown = Object.entries(headers).filter(([name]) => !ignoredHeaders.includes(name));
  const plainUrl = url.replace(new RegExp(`[?&]${flightParam}(?:=[^&]*)?(?=&|$)`), '');
  return `${plainUrl} ${shown.map(([name, value]) => `${name}=${value}`).join(' ')}`;
}

function send(res: ServerResponse, page: StaticPage, isFlight: boolean, cacheControl: string): void {
  res.statusCode = page.status;
  res.setHeader(cacheStateHeader, 'MISS').setHeader('cache-control', cacheControl);
  if (page.location) res.setHeader('location', page.location);
  res.setHeader('content-type', isFlight ? flightContentType : 'text/html; charset=utf-8');
  res.end(isFlight ? page.text : html(page.text));
}
