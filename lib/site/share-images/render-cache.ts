import 'server-only';
import { log } from '@/lib/platform/process/log';
import { createJpegCache } from './jpeg-cache.ts';
import { renderShareImage } from './render-share-image.ts';
import type { ShareImage } from './share-image.ts';
import { fetchSourceImage } from './source-image.ts';

interface RenderedShareImage {
  jpeg: Buffer;
  /** False when the photo could not be fetched or rendered. */
  isComplete: boolean;
}

const incompleteTtlMs = 30_000;
const getOrRender = createJpegCache<RenderedShareImage>('share-image', ({ isComplete }) =>
  isComplete ? undefined : incompleteTtlMs,
);

/**
 * Returns a share image from the cache, or renders it; concurrent requests for a key share one rendering.
 * @param key identifies the content of the share image
 * @throws {BusyError} when too many renderings are queued
 */
export async function cachedShareImage(key: string, shareImage: ShareImage): Promise<RenderedShareImage> {
  return getOrRender(key, () => renderWithFallback(shareImage));
}

async function renderWithFallback(shareImage: ShareImage): Promise<RenderedShareImage> {
  const photo = shareImage.image === null ? null : await fetchSourceImage(shareImage.image);
  if (photo !== null) {
    try {
      return { jpeg: await renderShareImage(shareImage, photo), isComplete: true };
    } catch (error) {
      log.warn({ image: shareImage.image, error: String(error) }, 'share image photo could not be rendered');
    }
  }
  return { jpeg: await renderShareImage(shareImage, null), isComplete: shareImage.image === null };
}
