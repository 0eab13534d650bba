import { flightParam } from '../../lib/next/private-formats.ts';
import type { PageRequest } from '../http/parse-request.ts';
import type { RenderRequest } from './renderer.ts';

/** True when the URL identifies the response: RSC payloads need the parameter by which Next distinguishes them. */
export function isCacheable({ representation, rscParam }: PageRequest): boolean {
  return representation === 'html' || rscParam !== null;
}

/** Returns the cache key of a page: tenant, representation and URL. The key of an uncacheable request (`unnamed`) never has an entry. */
export function cacheKeyOf(request: PageRequest): string {
  const { tenant, representation, url } = request;
  return `${tenant.id} ${isCacheable(request) ? representation : `unnamed ${representation}`} ${url}`;
}

/** Builds the request to Next for a page that is the same for everyone, without any of the visitor's headers. */
export function toRenderRequest(request: PageRequest, port: number): RenderRequest {
  const host = `${request.tenant.hosts[0]}:${port}`;
  const url = renderUrlOf(request);
  if (request.representation === 'html') return { url, headers: { host, accept: 'text/html' } };
  return { url, headers: { host, ...request.rscHeaders } };
}

/** Returns path and query in the form that Next expects. */
export function renderUrlOf({ url, rscParam }: PageRequest): string {
  const [path = '', query] = url.split('?');
  const search = [query, rscParam !== null && `${flightParam}=${encodeURIComponent(rscParam)}`]
    .filter(Boolean)
    .join('&');
  // Next decodes a path twice.
  return path.replaceAll('%25', '%2525') + (search && `?${search}`);
}
