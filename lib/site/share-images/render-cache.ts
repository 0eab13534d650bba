import 'server-only';
import { log } from '@/lib/platform/process/log';
import { createJpegCache } from './jpeg-cache.ts';
import { renderShareImage } from './render-share-image.ts';
import type { ShareImageContent } from './share-image.ts';
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
export async function cachedShareImage(key: string, content: ShareImageContent): Promise<RenderedShareImage> {
  return getOrRender(key, () => renderWithFallback(content));
}

async function renderWithFallback(content: ShareImageContent): Promise<RenderedShareImage> {
  const photo = content.image === null ? null : await fetchSourceImage(content.image);
  if (photo !== null) {
    try {
      return { jpeg: await renderShareImage(content, photo), isComplete: true };
    } catch (error) {
      log.warn({ image: content.image, error: String(error) }, 'share image photo could not be rendered');
    }
  }
  return { jpeg: await renderShareImage(content, null), isComplete: content.image === null };
}
