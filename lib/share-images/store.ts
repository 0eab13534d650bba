import 'server-only';
import { LRUCache } from 'lru-cache';
import { limited } from '@/lib/queue/limited';
import { log } from '@/lib/upstream/log';
import { drawShareImage } from './draw.ts';
import { fetchPicture } from './picture.ts';
import type { ShareImage } from './share-image.ts';

interface DrawnShareImage {
  jpeg: Buffer;
  /** False while the picture that belongs on the share image could not be had. */
  complete: boolean;
}

const mostBytes = 32 * 1024 * 1024;
const incompleteForMs = 30_000;
const inTurn = limited(2, 30);
const drawn = new LRUCache<string, DrawnShareImage>({
  maxSize: mostBytes,
  sizeCalculation: ({ jpeg }) => jpeg.length,
});
const underway = new Map<string, Promise<DrawnShareImage>>();

/**
 * The drawn share image, from memory where it was drawn before; requests for the same share image wait for one drawing.
 * @param key the same for the same share image only
 * @throws {BusyError} when too many share images are waiting to be drawn
 */
export async function drawnShareImage(key: string, shareImage: ShareImage): Promise<DrawnShareImage> {
  const known = drawn.get(key);
  if (known) return known;
  const begun = underway.get(key);
  if (begun) return begun;
  const work = inTurn(() => draw(shareImage)).finally(() => underway.delete(key));
  underway.set(key, work);
  const made = await work;
  drawn.set(key, made, made.complete ? undefined : { ttl: incompleteForMs });
  return made;
}

async function draw(shareImage: ShareImage): Promise<DrawnShareImage> {
  const picture = shareImage.image === null ? null : await fetchPicture(shareImage.image);
  if (picture !== null) {
    try {
      return { jpeg: await drawShareImage(shareImage, picture), complete: true };
    } catch (error) {
      log.warn(
        { image: shareImage.image, error: String(error) },
        'a picture could not be drawn on a share image',
      );
    }
  }
  return { jpeg: await drawShareImage(shareImage, null), complete: shareImage.image === null };
}
