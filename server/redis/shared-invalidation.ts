import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { providedCdn, provideOthers } from '../../lib/upstream/clearing.ts';
import { beginInvalidation, everyTag, invalidate, invalidateAll } from '../../lib/upstream/invalidation.ts';
import { connectTo, within } from './connection.ts';
import { announce, countBehind, report } from './scripts.ts';
import { placesOfClearing } from './shared-pages.ts';

const heartbeatMs = 1000;
/** An instance that says nothing for so long is gone, or serves on its own. */
const silenceMs = 5000;
const lookEveryMs = 5;
const longestWaitMs = silenceMs + 1000;
const mostUnsent = 10_000;
const beginning = '0-0';

/** What the stream is made of: tags that are cleared, as JSON, and the token of whoever waits for that. */
interface Message {
  by: string;
  tags: string;
}

/** What the instances of one shop tell each other of invalidations. */
export interface SharedInvalidation {
  isThere(): boolean;
  /** The moment up to which everything that was cleared anywhere is cleared here. */
  position(): string;
  stop(): void;
}

/**
 * Clears on every instance what is cleared on one, over a stream in Redis. The instance that is told waits until each of the
 * others has read so far; one that is silent for long serves on its own, and reads what it missed once Redis is back.
 * @param name prefix of the keys
 */
export function shareInvalidation(url: string, name: string, log: Logger): SharedInvalidation {
  const [tags, stream] = placesOfClearing(name);
  const keys = { stream, tags };
  const crowd = [`${name}:instances`, `${name}:positions`];
  const instance = randomUUID();
  const unsent = new Set<string>();
  const own = new Map<string, (bringInForce: () => void) => void>();
  let position: string | null = null;
  let isStopped = false;
  let isReading = false;
  let isUpToDate = false;
  let isTelling = false;

  const redis = connectTo(url, log, () => void read());
  const reader = connectTo(url, log.child({}, { level: 'silent' }), () => void read());
  redis.connect().catch(() => {});
  reader.connect().catch(() => {});
  const heartbeat = setInterval(() => void beat().catch(() => {}), heartbeatMs);
  heartbeat.unref();
  const isThere = () => redis.isReady && reader.isReady && isUpToDate;
  provideOthers({ clear: tellOthers, areThere: isThere });

  return {
    isThere,
    position: () => position ?? beginning,
    stop() {
      isStopped = true;
      clearInterval(heartbeat);
      redis.destroy();
      reader.destroy();
    },
  };

  /** Resolves when every instance that is there has cleared these; with null when Redis is away. */
  async function tellOthers(tags: ReadonlySet<string>): Promise<(() => void) | null> {
    const token = randomUUID();
    const begun = new Promise<() => void>((resolve) => own.set(token, resolve));
    const given = [String(rememberedSeconds), token, ...tags];
    // Not given up while the connection stands: what Redis may have done must not count as not done.
    const id = await redis
      .eval(announce, { keys: [keys.stream, keys.tags], arguments: given })
      .catch(() => null);
    const bringInForce = typeof id === 'string' ? await within(begun, silenceMs).catch(() => null) : null;
    own.delete(token);
    if (typeof id === 'string') await othersHaveRead(id);
    else remember(tags);
    return bringInForce;
  }

  function remember(tags: ReadonlySet<string>): void {
    isUpToDate = false;
    for (const tag of tags) unsent.add(tag);
    if (unsent.size <= mostUnsent) return;
    unsent.clear();
    unsent.add(everyTag);
  }

  async function othersHaveRead(id: string): Promise<void> {
    const tooLong = performance.now() + longestWaitMs;
    while (performance.now() < tooLong) {
      const behind = await redis
        .eval(countBehind, { keys: crowd, arguments: [id, String(silenceMs)] })
        .catch(() => 0);
      if (behind === 0) return;
      await sleep(lookEveryMs);
    }
  }

  async function beat(): Promise<void> {
    await tellPosition();
    if (isReading && !isUpToDate) await tellUnsent();
  }

  async function tellPosition(): Promise<void> {
    if (position === null || !redis.isReady) return;
    await within(redis.eval(report, { keys: crowd, arguments: [instance, position] }));
  }

  /** Reads on for as long as both connections are there; whoever brings the second one back begins. */
  async function read(): Promise<void> {
    if (isReading || !redis.isReady || !reader.isReady) return;
    isReading = true;
    try {
      await catchUp();
      void tellUnsent();
      while (!isStopped && reader.isReady) await readNext();
    } catch (error) {
      log.debug({ err: error }, 'the stream of invalidations broke off');
    }
    isReading = false;
    isUpToDate = false;
    if (!isStopped && redis.isReady && reader.isReady) setTimeout(() => void read(), heartbeatMs);
  }

  /** Finds out where the stream stands, and clears everything where it may not hold all that was missed. */
  async function catchUp(): Promise<void> {
    const { first, last } = await endsOfStream();
    if (position === null) {
      position = last;
      invalidateAll();
    } else if (isAfter(position, last)) {
      // Redis came back without what it had: others may have missed something, too.
      position = last;
      unsent.add(everyTag);
    } else if (isAfter(first, position)) invalidateAll();
    await tellPosition();
  }

  /** Tells the others what was cleared here while Redis was away. */
  async function tellUnsent(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    const tags = new Set(unsent);
    unsent.clear();
    if (tags.size > 0) {
      (await tellOthers(tags))?.();
      // It may have asked an instance that had not heard of it.
      await providedCdn()?.purge(tags);
    }
    isUpToDate = isReading && unsent.size === 0;
    isTelling = false;
  }

  /** The oldest moment that the stream still holds, and its newest. */
  async function endsOfStream(): Promise<{ first: string; last: string }> {
    const told = await within(redis.xInfoStream(keys.stream)).catch((error: Error) => {
      if (/no such key/i.test(error.message)) return null;
      throw error;
    });
    return {
      first: told?.['first-entry']?.id ?? beginning,
      last: told?.['last-generated-id'] ?? beginning,
    };
  }

  function take({ by, tags: written }: Message): void {
    const tags: string[] = JSON.parse(written);
    if (tags.includes(everyTag)) invalidateAll();
    const whoWaits = own.get(by);
    if (whoWaits) whoWaits(beginInvalidation(new Set(tags)));
    else invalidate(tags);
  }

  async function readNext(): Promise<void> {
    const told = await reader.xRead(
      { key: keys.stream, id: position ?? beginning },
      { BLOCK: heartbeatMs / 2, COUNT: 1000 },
    );
    const [stream] = (told ?? []) as { messages: { id: string; message: Message }[] }[];
    if (!stream) return;
    for (const { id, message } of stream.messages) {
      take(message);
      position = id;
    }
    await tellPosition();
  }
}

/** Longer than anything that is kept there. */
const rememberedSeconds = 2 * 86_400;

function isAfter(one: string, other: string): boolean {
  const [ms = 0, number = 0] = one.split('-').map(Number);
  const [otherMs = 0, otherNumber = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && number > otherNumber);
}
