import 'server-only';
import { limited } from '@/lib/queue/limited';
import { log } from '@/lib/upstream/log';
import { BoundedCache } from './bounded-cache.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw.ts';
import { fetchPicture } from './picture.ts';

interface DrawnCard {
  jpeg: Buffer;
  /** False while the picture that belongs on the card could not be had. */
  complete: boolean;
}

const mostBytes = 32 * 1024 * 1024;
const incompleteForMs = 30_000;
const inTurn = limited(2, 30);
const drawn = new BoundedCache<DrawnCard>(mostBytes);
const underway = new Map<string, Promise<DrawnCard>>();

/**
 * The drawn card, from memory where it was drawn before; requests for the same card wait for one drawing.
 * @param key the same for the same card only
 * @throws {BusyError} when too many cards are waiting to be drawn
 */
export async function drawnCard(key: string, card: Card): Promise<DrawnCard> {
  const known = drawn.get(key, Date.now());
  if (known) return known;
  const begun = underway.get(key);
  if (begun) return begun;
  const work = inTurn(() => draw(card)).finally(() => underway.delete(key));
  underway.set(key, work);
  const made = await work;
  const until = made.complete ? Number.POSITIVE_INFINITY : Date.now() + incompleteForMs;
  drawn.set(key, { value: made, bytes: made.jpeg.length, until });
  return made;
}

async function draw(card: Card): Promise<DrawnCard> {
  const picture = card.image === null ? null : await fetchPicture(card.image);
  if (picture !== null) {
    try {
      return { jpeg: await drawCard(card, picture), complete: true };
    } catch (error) {
      log.warn({ image: card.image, error: String(error) }, 'a picture could not be drawn on a share card');
    }
  }
  return { jpeg: await drawCard(card, null), complete: card.image === null };
}
