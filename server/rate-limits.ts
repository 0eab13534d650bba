import type { IncomingMessage } from 'node:http';
import { clientAddressHeader, rateLimitKey } from '../lib/process/client-address.ts';
import { consumeRateLimit } from '../lib/process/rate-limit.ts';
import { languagePrefixOf } from '../lib/urls/language-prefix.ts';
import { stripOrigin } from './http/passthrough.ts';

interface RateLimit {
  /** Path without language prefix and trailing slash. */
  path: RegExp;
  /** Units per client and minute. */
  max: number;
  /** Units that a request uses, from its query; 1 by default. */
  weigh?(query: URLSearchParams): number;
}

/** Limits on requests that cost more than a cached page; far above normal use because many phones may share one IP address. */
const rateLimits: RateLimit[] = [
  {
    path: /^\/api\/products$/,
    max: 600,
    weigh: (query) => Math.ceil(query.getAll('slug').length / productsPerRead),
  },
  { path: /^\/cards(?:\/|$)/, max: 600 },
  { path: /^\/api\/upstream\/Products\/Filter$/, max: 900 },
  // Each search text is a separate render.
  { path: /^\/shop$/, max: 600, weigh: (query) => (query.has('searchText') ? 1 : 0) },
  { path: /^\/preview$/, max: 120 },
  { path: /^\/pages\/alerts$/, max: 120 },
];
/** Products that `/api/products` reads concurrently. */
const productsPerRead = 8;
const windowMs = 60_000;

/**
 * Creates a function that counts a request and returns the seconds until the client may repeat it; 0 when the request is allowed. Each
 * kind of request has its own counter. `setClientAddress` must have set the address that identifies the client.
 * @param factor multiplies every limit
 */
export function createRateLimiter(factor: number): (req: IncomingMessage) => Promise<number> | 0 {
  return (req) => {
    const [path = '', query] = stripOrigin(req.url ?? '/').split('?');
    // Next ignores a trailing slash of route handlers, too.
    const plainPath = path.slice(languagePrefixOf(path).length).replace(/\/+$/, '');
    const limit = rateLimits.find((candidate) => candidate.path.test(plainPath));
    const weight = limit?.weigh?.(new URLSearchParams(query)) ?? 1;
    return limit && weight > 0 ? consumeUnits(limit, weight, req) : 0;
  };

  async function consumeUnits(limit: RateLimit, weight: number, req: IncomingMessage): Promise<number> {
    const remainingMs = await consumeRateLimit({
      key: `${rateLimits.indexOf(limit)} ${rateLimitKey(req.headers[clientAddressHeader]?.toString())}`,
      weight,
      max: limit.max * factor,
      windowMs,
    });
    return Math.ceil(remainingMs / 1000);
  }
}
