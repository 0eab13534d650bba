import type { NextRequest } from 'next/server';
import { BusyError } from '@/lib/queue/limited';
import { readShareImagePath, shareImagePath } from '@/lib/share-images/address';
import { findShareImage } from '@/lib/share-images/server';
import { shareImageVersion } from '@/lib/share-images/share-image';
import { drawnShareImage } from '@/lib/share-images/store';
import { tenantOfHost } from '@/lib/tenant/server';
import { UpstreamError } from '@/lib/upstream/failure';
import { decoded } from '@/lib/wire/decoded';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=60';

/** A share image as a JPEG. An address that was true once leads to the share image as it is now; one that never was is 404. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const asked = readShareImagePath((await params).path.map(decoded));
  if (asked === null) return answer(404, shortly);
  const tenant = tenantOfHost(request.headers.get('host'));
  try {
    const found = await findShareImage(asked.subject, {
      tenant,
      origin: tenant.origin,
      locale: asked.locale,
    });
    if (found === null) return answer(404, shortly);
    const version = shareImageVersion(found.shareImage);
    const path = shareImagePath(asked.locale, found.subject, version);
    if (shareImagePath(asked.locale, asked.subject, asked.version) !== path)
      return answer(307, shortly, { location: path });
    const etag = `"${version}"`;
    if (request.headers.get('if-none-match') === etag) return answer(304, forever, { etag });
    const { jpeg, complete } = await drawnShareImage(`${tenant.id} ${path}`, found.shareImage);
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(jpeg.length) };
    return answer(200, complete ? forever : shortly, complete ? { ...headers, etag } : headers, jpeg);
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof BusyError)) throw error;
    return answer(503, 'no-store', { 'retry-after': '5' });
  }
}

function answer(status: number, cacheControl: string, headers: Record<string, string> = {}, body?: Buffer) {
  return new Response(body && new Uint8Array(body), {
    status,
    headers: { 'cache-control': cacheControl, ...headers },
  });
}
