import type { NextRequest } from 'next/server';
import { BusyError } from '@/lib/process/semaphore';
import { readShareImagePath, shareImagePath } from '@/lib/share-images/path';
import { getRenderedShareImage } from '@/lib/share-images/render-cache';
import { findShareImage } from '@/lib/share-images/server';
import { shareImageVersion } from '@/lib/share-images/share-image';
import { resolveTenant } from '@/lib/tenant/server';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { decodeOrOriginal } from '@/lib/wire/percent-decoding';

const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=60';

/** Share image as JPEG. An outdated URL redirects to the current version; an invalid one is 404. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const requested = readShareImagePath((await params).path.map(decodeOrOriginal));
  if (requested === null) return imageResponse(404, shortLived);
  const tenant = resolveTenant(request.headers.get('host'));
  try {
    const found = await findShareImage(requested.subject, {
      tenant,
      origin: tenant.origin,
      locale: requested.locale,
    });
    if (found === null) return imageResponse(404, shortLived);
    const version = shareImageVersion(found.shareImage);
    const path = shareImagePath(requested.locale, found.subject, version);
    if (shareImagePath(requested.locale, requested.subject, requested.version) !== path)
      return imageResponse(307, shortLived, { location: path });
    const etag = `"${version}"`;
    if (request.headers.get('if-none-match') === etag) return imageResponse(304, immutable, { etag });
    const { jpeg, isComplete } = await getRenderedShareImage(`${tenant.id} ${path}`, found.shareImage);
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(jpeg.length) };
    return imageResponse(
      200,
      isComplete ? immutable : shortLived,
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
