import 'server-only';
import { cacheTag } from '@/lib/upstream/cache-tags';
import { providedCdn } from '@/lib/upstream/clearing';
import { UpstreamError } from '@/lib/upstream/failure';
import { log } from '@/lib/upstream/log';

/** Shared caches may keep documents as long as pages; browsers may not keep them. */
const cacheControl = 'public, max-age=0, s-maxage=300, must-revalidate';
const retryAfterSeconds = 30;

/** Headers of a document for machines. A CDN forgets it with every change of the catalogue, of which any may be in it. */
export function documentHeaders(contentType: string, more: Record<string, string> = {}): Headers {
  return new Headers({
    'content-type': contentType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    ...(providedCdn() && { 'cache-tag': cacheTag('listing') }),
    ...more,
  });
}

/** A document that is there at once. */
export function documentAnswer(text: string, contentType: string, more?: Record<string, string>): Response {
  return new Response(text, { headers: documentHeaders(contentType, more) });
}

/** There is no such document. */
export function noDocument(contentType = 'text/plain; charset=utf-8'): Response {
  return new Response('Not found\n', { status: 404, headers: { 'content-type': contentType } });
}

/** 503: what a document is made from cannot be had now. Never half a document. */
export function notNow(): Response {
  return new Response('Not available at the moment\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  });
}

/** Makes an answer, or a 503 while the upstream does not give what it needs. */
export async function answerOrNotNow(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.message);
    return notNow();
  }
}
