import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis, withDeadline } from './connection.ts';
import { invalidationKeys } from './keys.ts';
import { addInvalidationScript, countBehindScript, reportPositionScript } from './lua-scripts.ts';

/** A message of the stream. */
export interface InvalidationMessage {
  /** Random token by which the sender recognizes its message. */
  by: string;
  /** The invalidated tags as a JSON array. */
  tags: string;
}

/** Position before the first message. */
export const streamStart = '0-0';
/** An instance that has not reported for this long is not waited for: it is dead, or has noticed that it lost the stream. */
export const instanceTimeoutMs = 5000;
const maxWaitMs = instanceTimeoutMs + 1000;
const pollIntervalMs = 5;
const readBlockMs = 500;
const maxMessagesPerRead = 1000;
/** Lifetime of the tags hash, which has the position of each tag's last invalidation; longer than that of any shared cache entry. */
const tagsTtlSeconds = 2 * 86_400;

/**
 * Opens the stream of invalidations in Redis and the record of how far each instance has read it. Positions are ids of the stream.
 * @param reader a second connection, which blocks until the next message
 * @param keyPrefix prefix of all keys of the upstream
 */
export function openInvalidationStream(redis: Redis, reader: Redis, keyPrefix: string) {
  const [tagsKey, streamKey] = invalidationKeys(keyPrefix);
  const instanceKeys = [`${keyPrefix}:instances`, `${keyPrefix}:positions`];
  return {
    /** Adds a message; resolves with its position, or with null when Redis is unavailable. */
    async add(messageToken: string, tags: ReadonlySet<string>): Promise<string | null> {
      const args = [String(tagsTtlSeconds), messageToken, ...tags];
      // Redis may still add the message after the deadline. The sender then sends it again, which only invalidates twice.
      const id = await withDeadline(
        redis,
        redis.eval(addInvalidationScript, { keys: [streamKey, tagsKey], arguments: args }),
      ).catch(() => null);
      return typeof id === 'string' ? id : null;
    },
    /** Resolves with true once every live instance has read up to a position; with false when one is still behind or Redis fails. */
    async waitForInstances(position: string): Promise<boolean> {
      const deadline = performance.now() + maxWaitMs;
      while (performance.now() < deadline) {
        const args = [position, String(instanceTimeoutMs)];
        const behindCount = await withDeadline(
          redis,
          redis.eval(countBehindScript, { keys: instanceKeys, arguments: args }),
        ).catch(() => null);
        if (behindCount === null) return false;
        if (behindCount === 0) return true;
        await sleep(pollIntervalMs);
      }
      return false;
    },
    /** Reports that an instance is alive and how far it has read. */
    async reportPosition(instanceId: string, position: string): Promise<void> {
      if (!redis.isReady) return;
      await withDeadline(
        redis,
        redis.eval(reportPositionScript, { keys: instanceKeys, arguments: [instanceId, position] }),
      );
    },
    /** Returns the oldest position in the stream and the newest. */
    async bounds(): Promise<{ first: string; last: string }> {
      const streamInfo = await withDeadline(redis, redis.xInfoStream(streamKey)).catch((error: Error) => {
        // Redis has no stream before the first message.
        if (/no such key/i.test(error.message)) return null;
        throw error;
      });
      return {
        first: streamInfo?.['first-entry']?.id ?? streamStart,
        last: streamInfo?.['last-generated-id'] ?? streamStart,
      };
    },
    /** Reads the messages after a position in order; waits up to half a second for the first one. */
    async readAfter(position: string): Promise<{ id: string; message: InvalidationMessage }[]> {
      const options = { BLOCK: readBlockMs, COUNT: maxMessagesPerRead };
      const reply = reader.xRead({ key: streamKey, id: position }, options);
      const streams = await withDeadline(reader, reply, 2 * readBlockMs);
      const [stream] = (streams ?? []) as { messages: { id: string; message: InvalidationMessage }[] }[];
      return stream?.messages ?? [];
    },
  };
}

/** True when a position of the stream is after another one, `other`. */
export function isAfter(position: string, other: string): boolean {
  const [ms = 0, sequence = 0] = position.split('-').map(Number);
  const [otherMs = 0, otherSequence = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && sequence > otherSequence);
}
