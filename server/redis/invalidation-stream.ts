import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis, within } from './connection.ts';
import { announce, countBehind, report } from './scripts.ts';
import { placesOfClearing } from './shared-pages.ts';

/** What the stream is made of: tags that are cleared, as JSON, and the token of whoever waits for that. */
export interface Message {
  by: string;
  tags: string;
}

/** The moment before everything. */
export const beginning = '0-0';
/** An instance that says nothing for so long is gone, or serves on its own. */
export const silenceMs = 5000;
const longestWaitMs = silenceMs + 1000;
const lookEveryMs = 5;
const blockMs = 500;
const mostAtOnce = 1000;
/** Longer than anything that is kept there. */
const rememberedSeconds = 2 * 86_400;

/**
 * The stream of invalidations in Redis, and how far each instance has read it. Moments are ids of the stream.
 * @param reader a connection of its own, which waits for what comes next
 * @param name prefix of the keys
 */
export function openStream(redis: Redis, reader: Redis, name: string) {
  const [tags, stream] = placesOfClearing(name);
  const crowd = [`${name}:instances`, `${name}:positions`];
  return {
    /** Adds tags; resolves with the moment, and with null where Redis is away. */
    async add(token: string, cleared: ReadonlySet<string>): Promise<string | null> {
      const given = [String(rememberedSeconds), token, ...cleared];
      // Waits while the connection stands: what Redis may have done must not count as not done.
      const id = await redis.eval(announce, { keys: [stream, tags], arguments: given }).catch(() => null);
      return typeof id === 'string' ? id : null;
    },
    /** Resolves when every instance that is there has read up to a moment. */
    async othersHaveRead(moment: string): Promise<void> {
      const tooLong = performance.now() + longestWaitMs;
      while (performance.now() < tooLong) {
        const behind = await redis
          .eval(countBehind, { keys: crowd, arguments: [moment, String(silenceMs)] })
          .catch(() => 0);
        if (behind === 0) return;
        await sleep(lookEveryMs);
      }
    },
    /** Says that an instance is there, and how far it has read. */
    async reportPosition(instance: string, position: string): Promise<void> {
      if (redis.isReady) await within(redis.eval(report, { keys: crowd, arguments: [instance, position] }));
    },
    /** The oldest moment that the stream still holds, and its newest. */
    async ends(): Promise<{ first: string; last: string }> {
      const info = await within(redis.xInfoStream(stream)).catch((error: Error) => {
        if (/no such key/i.test(error.message)) return null;
        throw error;
      });
      return {
        first: info?.['first-entry']?.id ?? beginning,
        last: info?.['last-generated-id'] ?? beginning,
      };
    },
    /** What came after a moment, in order; waits half a second for it. */
    async readAfter(moment: string): Promise<{ id: string; message: Message }[]> {
      const key = { key: stream, id: moment };
      const found = await reader.xRead(key, { BLOCK: blockMs, COUNT: mostAtOnce });
      const [first] = (found ?? []) as { messages: { id: string; message: Message }[] }[];
      return first?.messages ?? [];
    },
  };
}

/** Whether a moment is later than another. */
export function isAfter(one: string, other: string): boolean {
  const [ms = 0, number = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherNumber = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && number > otherNumber);
}
