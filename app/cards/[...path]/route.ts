import type { NextRequest } from 'next/server';
import { BusyError } from '@/lib/platform/process/semaphore';
import { resolveTenant } from '@/lib/platform/tenant/server';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import { decodeOrOriginal } from '@/lib/platform/wire/percent-decoding';
import { cachedShareImage } from '@/lib/site/share-images/render-cache';
import { findShareImage } from '@/lib/site/share-images/server';
import { readShareImagePath, shareImagePath, shareImageVersion } from '@/lib/site/share-images/share-image';

const longLived = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=60';

/** Share image as JPEG. An outdated URL redirects to the current version; an invalid URL is 404. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = readShareImagePath((await params).path.map(decodeOrOriginal));
  if (requested === null) return imageResponse(404, shortLived);
  const tenant = resolveTenant(request.headers.get('host'));
  try {
    const current = await findShareImage(requested.subject, {
      tenant,
      origin: tenant.origin,
      locale: requested.locale,
    });
    if (current === null) return imageResponse(404, shortLived);
    const version = shareImageVersion(current.content);
    const path = shareImagePath(requested.locale, current.subject, version);
    if (shareImagePath(requested.locale, requested.subject, requested.version) !== path)
      return imageResponse(307, shortLived, { location: path });
    const etag = `"${version}"`;
    if (request.headers.get('if-none-match') === etag) return imageResponse(304, longLived, { etag });
    // Incomplete when the photo could not be fetched; such an image is cached only briefly.
    const { jpeg, isComplete } = await cachedShareImage(`${tenant.id} ${path}`, current.content);
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(jpeg.length) };
    return imageResponse(
      200,
      isComplete ? longLived : shortLived,
      isComplete ? { ...headers, etag } : headers,
      jpeg,
    );
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof BusyError)) throw error;
    return imageResponse(503, 'no-store', { 'retry-after': '5' });
  }
}

function imageResponse(
  status: number,
  cacheControl: string,
  headers: Record<string, string> = {},
  body?: Buffer,
) {
  return new Response(body && new Uint8Array(body), {
    status,
    headers: { 'cache-control': cacheControl, ...headers },
  });
}
