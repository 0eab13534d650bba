import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate, constants as zlib } from 'node:zlib';
import { RESP_TYPES } from '@redis/client';
import { type Redis, within } from './connection.ts';
import { findValid } from './scripts.ts';

/** What is kept under a key, with the moment from which nothing it rests on may have been cleared. */
export interface SharedEntry<Value> {
  value: Value;
  tags: string[];
  /** A moment of the shared stream of invalidations. */
  since: string;
}

const pack = promisify(deflate);
const unpack = promisify(inflate);
/** A page is mostly markup that repeats itself: the fastest makes a tenth of it. */
const packing = { level: zlib.Z_BEST_SPEED };
const mostBytes = 4 * 1024 * 1024;
const keptSeconds = 86_400;

/** Keys of what was cleared: when each tag was last, and the stream. */
export const placesOfClearing = (name: string) => [`${name}:tags`, `${name}:invalidations`] as const;

/** Pages and reads that instances of one build share. What Redis does not answer is not there. */
export interface SharedPages<Value> {
  find(key: string): Promise<Value | null>;
  /** Resolves when it is kept, or cannot be. */
  keep(key: string, entry: SharedEntry<Value>): Promise<void>;
}

/**
 * Keeps them in Redis, each within a bound and for a day at most.
 * @param name prefix of what belongs to the shop; @param build prefix of what only this build understands; @param isUpToDate whether Redis knows all that was cleared here
 */
export function sharePages<Value>(
  redis: Redis,
  name: string,
  build: string,
  isUpToDate: () => boolean,
): SharedPages<Value> {
  const inBytes = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const placeOf = (key: string) => `${name}:${build}:${key}`;
  return {
    async find(key) {
      // Redis still holds pages that were cleared here while it was away.
      if (!redis.isReady || !isUpToDate()) return null;
      const keys = [placeOf(key), ...placesOfClearing(name)];
      const kept = await within(inBytes.eval(findValid, { keys })).catch(() => null);
      if (!(kept instanceof Buffer)) return null;
      const bytes = await unpack(kept).catch(() => null);
      return bytes && isUpToDate() ? deserialize(bytes) : null;
    },
    async keep(key, { value, tags, since }) {
      if (!redis.isReady) return;
      const bytes = serialize(value);
      if (bytes.length > mostBytes) return;
      const place = placeOf(key);
      const fields = { since, tags: JSON.stringify(tags), value: await pack(bytes, packing) };
      await within(redis.multi().hSet(place, fields).expire(place, keptSeconds).exec()).catch(() => {});
    },
  };
}
