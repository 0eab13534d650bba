import 'server-only';
import { nextSaleBoundary } from '@/lib/catalogue/product/pricing';
import type { Product } from '@/lib/catalogue/product/types';
import { cacheTag } from '@/lib/platform/cache/cache-tags';
import { registeredCdn } from '@/lib/platform/cache/invalidate-tags';
import { log } from '@/lib/platform/process/log';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';

/** Lifetime in shared caches in seconds, the same as that of pages. */
const maxSharedAge = 300;
const retryAfterSeconds = 30;

/**
 * Returns the `Cache-Control` of a document with products, to be passed as an extra header. No shared cache may serve the document once
 * the next sale of its products starts or ends, as with pages. Browsers must revalidate.
 * @param now epoch milliseconds
 */
export function documentCacheControl(products: readonly Product[], now: number): string {
  const boundary = nextSaleBoundary(products, now);
  return cacheControl(boundary === null ? maxSharedAge : Math.floor((boundary - now) / 1000));
}

function cacheControl(sharedAgeSeconds: number): string {
  return `public, max-age=0, s-maxage=${Math.min(maxSharedAge, sharedAgeSeconds)}, must-revalidate`;
}

/**
 * Returns the headers of a document. Shared caches may serve it as long as pages, unless `extraHeaders` have a shorter `cache-control`, as
 * for a document with products ({@link documentCacheControl}). Every change of the catalogue invalidates the document's CDN cache tag.
 */
export function documentHeaders(contentType: string, extraHeaders: Record<string, string> = {}): Headers {
  return new Headers({
    'content-type': contentType,
    'cache-control': cacheControl(maxSharedAge),
    'x-content-type-options': 'nosniff',
    ...(registeredCdn() && { 'cache-tag': cacheTag('listing') }),
    ...extraHeaders,
  });
}

/** Returns a complete document. */
export function documentResponse(
  text: string,
  contentType: string,
  extraHeaders?: Record<string, string>,
): Response {
  return new Response(text, { headers: documentHeaders(contentType, extraHeaders) });
}

/** Returns a 404 response. */
export function notFoundResponse(contentType = 'text/plain; charset=utf-8'): Response {
  return new Response('Not found\n', { status: 404, headers: { 'content-type': contentType } });
}

/** Returns a 503 response, for example while the API is unavailable. */
export function unavailableResponse(): Response {
  return new Response('Not available at the moment\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  });
}

/** Creates a response, or a 503 response if the API fails. */
export async function responseOrUnavailable(createResponse: () => Promise<Response>): Promise<Response> {
  try {
    return await createResponse();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.message);
    return unavailableResponse();
  }
}
