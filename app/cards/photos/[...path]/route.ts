import type { NextRequest } from 'next/server';
import { readJpegPath } from '@/lib/platform/media/jpeg-path';
import { BusyError } from '@/lib/platform/process/semaphore';
import { cachedJpegPhoto, PhotoError } from '@/lib/site/share-images/jpeg-photo';

const oneDay = 'public, max-age=86400';

/** Uploaded image as JPEG, for catalogue feeds. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) {
  const path = readJpegPath((await params).path);
  if (path === null) return photoResponse(404, 'public, max-age=60');
  try {
    const { jpeg, etag } = await cachedJpegPhoto(path);
    if (request.headers.get('if-none-match') === etag) return photoResponse(304, oneDay, { etag });
    return photoResponse(
      200,
      oneDay,
      { 'content-type': 'image/jpeg', 'content-length': String(jpeg.length), etag },
      jpeg,
    );
  } catch (error) {
    if (error instanceof PhotoError && error.status === 404) return photoResponse(404, 'public, max-age=60');
    if (!(error instanceof PhotoError || error instanceof BusyError)) throw error;
    return photoResponse(503, 'no-store', { 'retry-after': '5' });
  }
}

function photoResponse(
  status: number,
  cacheControl: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Response {
  return new Response(body && new Uint8Array(body), {
    status,
    headers: { 'cache-control': cacheControl, ...headers },
  });
}
