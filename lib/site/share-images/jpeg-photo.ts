import 'server-only';
import { createHash } from 'node:crypto';
import { settings } from '@/lib/platform/settings/settings';
import { fetchUpload } from '@/lib/platform/upstream/fetch-upload';
import { readLimitedBody } from '@/lib/platform/upstream/read-limited-body';
import { openPhoto } from '../../platform/media/sharp.ts';
import { createJpegCache } from './jpeg-cache.ts';

interface JpegPhoto {
  jpeg: Buffer;
  etag: string;
}

const maxSourceBytes = 16 * 1024 * 1024;
const maxPixels = 64_000_000;
const maxWidth = 1440;
const quality = 84;
const ttlMs = 24 * 3600 * 1000;

/** An upload that could not be converted, with the status of the response. */
export class PhotoError extends Error {
  readonly status: 404 | 503;

  constructor(status: 404 | 503) {
    super(`The upload has no JPEG: ${status}`);
    this.status = status;
  }
}

const getOrRender = createJpegCache<JpegPhoto>('photo', () => ttlMs);

/**
 * Returns an uploaded image as JPEG for feeds (`feedImageUrl`), at most 1440 pixels in width, transparent parts in white, cached for a day.
 * @param path percent-encoded segments below `/uploads`
 * @throws {PhotoError} 404 for a missing upload or one that is no image, 503 while uploads fail or for one of too many bytes
 * @throws {BusyError} when too many conversions are queued
 */
export function cachedJpegPhoto(path: string[]): Promise<JpegPhoto> {
  return getOrRender(path.join('/'), async () => {
    const source = await fetchSource(path);
    const jpeg = await toJpeg(source).catch(() => null);
    if (jpeg === null) throw new PhotoError(404);
    return { jpeg, etag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"` };
  });
}

async function toJpeg(source: Buffer): Promise<Buffer> {
  const photo = await openPhoto(source, maxPixels);
  return (
    photo
      // Without an angle, rotates as the EXIF orientation says.
      .rotate()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
  );
}

async function fetchSource(path: string[]): Promise<Buffer> {
  const signal = AbortSignal.timeout(settings().upstreamTimeoutMs);
  // A host that fails or is too slow gives an error status, not a rejection.
  const response = await fetchUpload(path, new Headers(), signal);
  const bytes =
    response.status === 200 ? await readLimitedBody(maxSourceBytes, response).catch(() => null) : null;
  if (bytes) return Buffer.from(bytes.buffer);
  await response.body?.cancel().catch(() => {});
  throw new PhotoError(response.status === 404 ? 404 : 503);
}
