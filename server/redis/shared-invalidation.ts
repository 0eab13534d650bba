import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { providedCdn, provideOthers } from '../../lib/upstream/clearing.ts';
import { beginInvalidation, everyTag, invalidate, invalidateAll } from '../../lib/upstream/invalidation.ts';
import { connectTo, within } from './connection.ts';
import { beginning, isAfter, type Message, openStream, silenceMs } from './invalidation-stream.ts';

const heartbeatMs = 1000;
const mostUnsent = 10_000;

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
  const instance = randomUUID();
  const unsent = new Set<string>();
  const own = new Map<string, (bringInForce: () => void) => void>();
  let position: string | null = null;
  let isStopped = false;
  let isReading = false;
  let isUpToDate = false;
  let isSending = false;

  const redis = connectTo(url, log, () => void read());
  const reader = connectTo(url, log.child({}, { level: 'silent' }), () => void read());
  const stream = openStream(redis, reader, name);
  redis.connect().catch(() => {});
  reader.connect().catch(() => {});
  const heartbeat = setInterval(() => void beat().catch(() => {}), heartbeatMs);
  heartbeat.unref();
  const isThere = () => redis.isReady && reader.isReady && isUpToDate;
  provideOthers({ clear: clearOthers, areThere: isThere });

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
  async function clearOthers(tags: ReadonlySet<string>): Promise<(() => void) | null> {
    const token = randomUUID();
    const begun = new Promise<() => void>((resolve) => own.set(token, resolve));
    const moment = await stream.add(token, tags);
    const bringInForce = moment === null ? null : await within(begun, silenceMs).catch(() => null);
    own.delete(token);
    if (moment === null) remember(tags);
    else await stream.othersHaveRead(moment);
    return bringInForce;
  }

  function remember(tags: ReadonlySet<string>): void {
    isUpToDate = false;
    for (const tag of tags) unsent.add(tag);
    if (unsent.size <= mostUnsent) return;
    unsent.clear();
    unsent.add(everyTag);
  }

  async function beat(): Promise<void> {
    await reportPosition();
    if (isReading && !isUpToDate) await sendUnsent();
  }

  async function reportPosition(): Promise<void> {
    if (position !== null) await stream.reportPosition(instance, position);
  }

  /** Reads on for as long as both connections are there; whoever brings the second one back begins. */
  async function read(): Promise<void> {
    if (isReading || !redis.isReady || !reader.isReady) return;
    isReading = true;
    try {
      await catchUp();
      void sendUnsent();
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
    const { first, last } = await stream.ends();
    if (position === null) {
      position = last;
      invalidateAll();
    } else if (isAfter(position, last)) {
      // Redis came back without what it had: others may have missed something, too.
      position = last;
      unsent.add(everyTag);
    } else if (isAfter(first, position)) invalidateAll();
    await reportPosition();
  }

  /** Tells the others what was cleared here while Redis was away. */
  async function sendUnsent(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const tags = new Set(unsent);
    unsent.clear();
    if (tags.size > 0) {
      (await clearOthers(tags))?.();
      // The CDN may have read an old page meanwhile, from an instance that did not know of these tags.
      await providedCdn()?.purge(tags);
    }
    isUpToDate = isReading && unsent.size === 0;
    isSending = false;
  }

  function take({ by, tags: written }: Message): void {
    const tags: string[] = JSON.parse(written);
    if (tags.includes(everyTag)) invalidateAll();
    const waiting = own.get(by);
    if (waiting) waiting(beginInvalidation(new Set(tags)));
    else invalidate(tags);
  }

  async function readNext(): Promise<void> {
    const messages = await stream.readAfter(position ?? beginning);
    for (const { id, message } of messages) {
      take(message);
      position = id;
    }
    if (messages.length > 0) await reportPosition();
  }
}
