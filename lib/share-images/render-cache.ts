import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/process/log';
import { limitConcurrency } from '@/lib/process/semaphore';
import { renderShareImage } from './render.ts';
import type { ShareImage } from './share-image.ts';
import { fetchSourceImage } from './source-image.ts';

interface RenderedShareImage {
  jpeg: Buffer;
  /** False when the photo could not be fetched. */
  isComplete: boolean;
}

const maxCacheBytes = 32 * 1024 * 1024;
const incompleteTtlMs = 30_000;
const runLimited = limitConcurrency(2, 30);
const cache = new LRUCache<string, RenderedShareImage>({
  maxSize: maxCacheBytes,
  sizeCalculation: ({ jpeg }) => jpeg.length,
});
const inFlight = new Map<string, Promise<RenderedShareImage>>();

/**
 * Returns a share image from the cache, or renders it; concurrent requests for a key share one rendering.
 * @param key identifies the content of the share image
 * @throws {BusyError} when too many renderings are queued
 */
export async function getRenderedShareImage(
  key: string,
  shareImage: ShareImage,
): Promise<RenderedShareImage> {
  const cached = cache.get(key);
  if (cached) return cached;
  const pending = inFlight.get(key);
  if (pending) return pending;
  const work = runLimited(() => renderWithFallback(shareImage)).finally(() => inFlight.delete(key));
  inFlight.set(key, work);
  const rendered = await work;
  cache.set(key, rendered, rendered.isComplete ? undefined : { ttl: incompleteTtlMs });
  return rendered;
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
