import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate, constants as zlib } from 'node:zlib';
import { RESP_TYPES } from '@redis/client';
import { type Redis, withDeadline } from './connection.ts';
import { invalidationKeys } from './keys.ts';
import { getValidEntryScript } from './lua-scripts.ts';

/** A shared value with the tags that invalidate it. */
export interface SharedEntry<Value> {
  value: Value;
  tags: string[];
  /** Position in the invalidation stream before the value was produced. */
  since: string;
}

const compress = promisify(deflate);
const decompress = promisify(inflate);
/** Markup is repetitive: the fastest level already shrinks a page to a tenth. */
const compression = { level: zlib.Z_BEST_SPEED };
const maxBytes = 4 * 1024 * 1024;
const ttlSeconds = 86_400;

/** Cache that instances with the same build, shops and settings share. It misses while Redis is unavailable. */
export interface SharedCache<Value> {
  get(key: string): Promise<Value | null>;
  /** Resolves once the entry is stored, or cannot be. */
  set(key: string, entry: SharedEntry<Value>): Promise<void>;
}

/**
 * Creates a cache in Redis of entries up to 4 MiB, for a day at most.
 * @param keyPrefix prefix of all keys of the upstream
 * @param currentContentKey returns the current `contentKey`, which separates the values of other builds, shops, settings and capabilities
 * @param isUpToDate true while Redis has every invalidation of this instance
 */
export function createSharedCache<Value>(
  redis: Redis,
  keyPrefix: string,
  currentContentKey: () => string,
  isUpToDate: () => boolean,
): SharedCache<Value> {
  const binaryRedis = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const redisKeyOf = (key: string) => `${keyPrefix}:${currentContentKey()}:${key}`;
  return {
    async get(key) {
      // Redis still has values that were invalidated here while it was unavailable.
      if (!redis.isReady || !isUpToDate()) return null;
      const keys = [redisKeyOf(key), ...invalidationKeys(keyPrefix)];
      const compressed = await withDeadline(redis, binaryRedis.eval(getValidEntryScript, { keys })).catch(
        () => null,
      );
      if (!(compressed instanceof Buffer)) return null;
      const bytes = await decompress(compressed).catch(() => null);
      return bytes && isUpToDate() ? deserialize(bytes) : null;
    },
    async set(key, { value, tags, since }) {
      if (!redis.isReady) return;
      const bytes = serialize(value);
      if (bytes.length > maxBytes) return;
      const redisKey = redisKeyOf(key);
      const fields = { since, tags: JSON.stringify(tags), value: await compress(bytes, compression) };
      const reply = redis.multi().hSet(redisKey, fields).expire(redisKey, ttlSeconds).exec();
      await withDeadline(redis, reply).catch(() => {});
    },
  };
}
