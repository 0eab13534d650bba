import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress, type TrustedProxies } from '../contract/client-address.ts';
import { clientAddressHeader, clientKey } from '../lib/platform/process/client-address.ts';
import { consumeRateLimit } from '../lib/platform/process/rate-limit.ts';
import type { PageKey } from '../lib/site/routing/page-key.ts';
import type { Route, UnsharedPage } from '../lib/site/routing/resolve-route.ts';

/**
 * Replaces `X-Forwarded-For` by the client's address, which the client cannot invent. Rate limits, the campaign report and the API then all
 * use the same address.
 */
export function setClientAddress(req: IncomingMessage, trusted: TrustedProxies): void {
  const forwardedFor = [req.headers[clientAddressHeader] ?? []].flat().join(',');
  const address = clientAddress(req.socket.remoteAddress ?? '', forwardedFor, trusted);
  if (address) req.headers[clientAddressHeader] = address;
  else delete req.headers[clientAddressHeader];
}

interface RateLimit {
  /** Part of the keys of its counters. */
  name: string;
  /** Path without language prefix. */
  path: RegExp;
  /** Units per client and minute. */
  max: number;
  /** Units of all clients of a shop per minute, where one request is so much work that many clients could stop the shop. */
  maxOfShop?: number;
  /** Units that a request uses, from its query; 1 by default. */
  weigh?(query: URLSearchParams): number;
}

/** Products that `/api/products` reads at the same time, for one unit of its limit. */
const maxConcurrentReads = 8;

/** Limits on requests that cost more than a cached page; far above normal use because many phones may share one IP address. */
const rateLimits: RateLimit[] = [
  {
    name: 'snapshots',
    path: /^\/api\/products$/,
    max: 600,
    weigh: (query) => Math.ceil(query.getAll('slug').length / maxConcurrentReads),
  },
  { name: 'share-images', path: /^\/cards(?:\/|$)/, max: 600 },
  { name: 'filter', path: /^\/api\/upstream\/Products\/Filter$/, max: 900 },
  // Each search text is a separate render.
  { name: 'search', path: /^\/shop$/, max: 600, weigh: (query) => (query.has('searchText') ? 1 : 0) },
  // A preview fetches a page in both languages and its images.
  { name: 'preview', path: /^\/preview$/, max: 120, maxOfShop: 600 },
  { name: 'alerts', path: /^\/pages\/alerts$/, max: 120 },
];
const windowMs = 60_000;

/**
 * Creates a function that counts a request and returns the seconds until the client may repeat it; 0 when the request is allowed. Each
 * kind of request has its own counter; a script file counts as the page that it is made from. `setClientAddress` must have set the
 * address that identifies the client.
 * @param factor multiplies every limit
 */
export function createRateLimiter(factor: number) {
  return (route: Route, headers: IncomingHttpHeaders): Promise<number> | 0 => {
    const counted = countedRequest(route);
    if (counted === null) return 0;
    const limit = rateLimits.find((candidate) => candidate.path.test(counted.path));
    const weight = limit?.weigh?.(new URLSearchParams(counted.query)) ?? 1;
    return limit && weight > 0 ? consumeUnits(limit, weight, counted.shop, headers) : 0;
  };

  async function consumeUnits(
    limit: RateLimit,
    weight: number,
    shop: string,
    headers: IncomingHttpHeaders,
  ): Promise<number> {
    const client = clientKey(headers[clientAddressHeader]?.toString());
    const ofClient = { key: `${limit.name} ${client}`, weight, max: limit.max * factor, windowMs };
    let waitMs = await consumeRateLimit(ofClient);
    if (waitMs === 0 && limit.maxOfShop !== undefined) {
      const ofShop = { key: `${limit.name} shop ${shop}`, weight, max: limit.maxOfShop * factor, windowMs };
      waitMs = await consumeRateLimit(ofShop);
    }
    // Rounded first, so that a fraction of a millisecond does not add a second.
    return Math.ceil(Math.round(waitMs) / 1000);
  }
}

/** Returns path, query and shop by which a request counts; null for a request that is not limited. */
function countedRequest(
  route: Route,
): { path: string; query: URLSearchParams | string; shop: string } | null {
  switch (route.kind) {
    case 'page':
      return countedPage(route.key);
    case 'script':
      return route.page && countedPage(route.page);
    case 'unshared-page':
      return countedPage(route.page);
    case 'api':
    case 'file':
      // Only pages have limits of a shop.
      return { path: route.path, query: route.search, shop: '' };
    default:
      return null;
  }
}

function countedPage({ path, query, tenant }: PageKey | UnsharedPage) {
  return { path, query, shop: tenant.id };
}
