/**
 * All undocumented formats of Next that the storefront depends on. `checks/next-contract` compares them with the installed version;
 * docs/upgrading-next.md says how to upgrade.
 */

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Request header that selects flight data (React's serialised tree) instead of HTML, and its only effective value. */
const flightHeader = 'rsc';
const flightValue = '1';
/** Request header whose value `1` makes Next honour the segment header; with any other value, Next sends the whole page. */
export const prefetchHeader = 'next-router-prefetch';
const prefetchValue = '1';
/** Request header that names one segment of a page's flight data. */
export const segmentHeader = 'next-router-segment-prefetch';
/** Request header with the tree of the current page. If Next does not cache the requested page, it omits the layouts of that tree. */
export const routerStateHeader = 'next-router-state-tree';
/** Request header with the path of the page that the visitor is on. */
export const nextUrlHeader = 'next-url';
/** All request headers that flight data varies by. */
export const flightHeaderNames = [
  flightHeader,
  prefetchHeader,
  segmentHeader,
  routerStateHeader,
  nextUrlHeader,
] as const;
/** Query parameter with a hash of the request headers that flight data varies by. Next redirects flight requests that lack it. */
export const flightParam = '_rsc';
export const flightContentType = 'text/x-component';
/** Headers of a request for the whole page as flight data, as the browser sends on navigation. */
export const flightRequestHeaders = { [flightHeader]: flightValue };
/** Headers of a request for flight data before the visitor navigates. */
export const prefetchRequestHeaders = { ...flightRequestHeaders, [prefetchHeader]: prefetchValue };
/** Segments that exist for every page. */
export const commonSegments = ['/_tree', '/_head', '/_full'];

/** True for a request for flight data; Next answers any other with HTML. */
export function isFlightRequest(headers: RequestHeaders): boolean {
  return headers[flightHeader] === flightValue;
}

/** True for a prefetch of flight data: the only request whose segment header, if it has one, Next honours. */
export function honoursSegmentHeader(headers: RequestHeaders): boolean {
  return isFlightRequest(headers) && headers[prefetchHeader] === prefetchValue;
}

/** Response header with the URL to which the middleware rewrites; Next also sends it to the client. */
export const rewriteHeader = 'x-middleware-rewrite';
/** Response headers that name internal paths; no code in the browser reads them. */
export const internalPathHeaders = [rewriteHeader, 'x-nextjs-rewrite'];
/** Response header with the result of Next's own cache, for a page or a resized image: `HIT`, `MISS` or `STALE`. */
export const cacheStateHeader = 'x-nextjs-cache';
/** Response headers about Next's own cache and routing, and `refresh`, which repeats `location`. */
export const internalResponseHeaders = /^(?:refresh|x-middleware-.*|x-nextjs-(?:cache|rewrite))$/;
/** Response headers of flight data that the router in the browser reads. */
export const flightResponseHeaders = /^x-nextjs-/;

/** Header that lists the tags of a cached page, separated by commas. */
export const cacheTagsHeader = 'x-next-cache-tags';
/** Prefix of the tags that Next derives from routes. */
export const implicitTagPrefix = '_N_T_';

/** Value in the form of Next's cache handlers: a read of the upstream (`FETCH`), a page, or a document (`APP_ROUTE`). */
export interface CachedValue {
  kind: string;
  html?: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  /** Body of a document. */
  body?: Buffer;
  headers?: Record<string, unknown>;
  /** Response to a read. */
  data?: { body?: string };
  tags?: string[];
}

/** An image in one size, as Next's image optimizer stores it. */
export interface CachedImage extends Record<string, unknown> {
  kind: 'IMAGE';
  buffer: Buffer;
}

/** Context that Next passes to its cache handler. */
export interface CacheContext {
  kind?: string;
  tags?: string[];
  /** Lifetime in seconds; `revalidate` is false for one without end. */
  cacheControl?: { revalidate?: number | false; expire?: number };
}

/** Values of `kind` for reads and images; a value of any other kind is a page or a document. */
export const cachedValueKinds = { read: 'FETCH', image: 'IMAGE' } as const;

/** URL prefix of everything that Next serves itself. */
export const nextUrlPrefix = '/_next/';
export const staticFilesPrefix = '/_next/static/';
export const imageOptimizerPath = '/_next/image';

/** Returns the URL of an image of the shop in one width. */
export function resizedImageUrl(url: string, width: number, quality: number): string {
  return `${imageOptimizerPath}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

/** Script tags of rendered HTML, with attributes and code; neither contains `</script>`. */
export const scriptTags = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** `<link>` elements that preload scripts. */
export const scriptPreloads = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g;
/** Elements that Next adds for `next/font`. The shop does not use it: its fonts have their own style sheet and preloads. */
export const fontElements = /<meta name="next-size-adjust"[^>]*>|<link rel="preconnect" href="\/"[^>]*>/g;
export const srcAttribute = /\ssrc="([^"]*)"/;
/** Attribute of scripts for old browsers; current browsers ignore such scripts. */
export const nomoduleAttribute = /\snomodule\b/i;
/** Variable to which the inline scripts add flight data. */
export const flightVariable = '__next_f';

/** Folder of Next's build. */
export const nextBuildFolder = '.next';
/** Folder of the files below {@link staticFilesPrefix}. */
export const staticFilesFolder = `${nextBuildFolder}/static`;
export const buildIdFile = `${nextBuildFolder}/BUILD_ID`;
/** File of the build folder whose `rootMainFiles` are the scripts of every page, and `polyfillFiles` those for browsers without modules. */
export const buildManifestFile = 'build-manifest.json';
/** Next's command line, run with Node. */
export const nextProgram = 'node_modules/next/dist/bin/next';
