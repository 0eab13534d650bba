import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { registeredCdn, registerPeers } from '../../lib/platform/cache/invalidate-tags.ts';
import {
  allTags,
  beginInvalidation,
  invalidateAllLocally,
  invalidateLocally,
} from '../../lib/platform/cache/local-invalidation.ts';
import { createRedisClient } from './connection.ts';
import {
  type InvalidationMessage,
  instanceTimeoutMs,
  isAfter,
  openInvalidationStream,
  streamStart,
} from './invalidation-stream.ts';

const heartbeatMs = 1000;
const maxUnsentTags = 10_000;

/** Invalidation across the instances with the same upstream. */
export interface SharedInvalidation {
  /** True while Redis is connected and has every invalidation of this instance. */
  isUpToDate(): boolean;
  /** Stream position up to which every invalidation is applied here. */
  position(): string;
  stop(): void;
}

/**
 * Propagates invalidations to every instance over a stream in Redis. The invalidating instance waits until all others have read its
 * message. An instance without Redis serves on its own, and catches up once Redis is available.
 * @param keyPrefix prefix of all keys of the upstream
 */
export function startSharedInvalidation(url: string, keyPrefix: string, log: Logger): SharedInvalidation {
  const instanceId = randomUUID();
  const unsentTags = new Set<string>();
  /** Resolvers by the token of a message: get the function that commits it once this instance reads it, or null when reading stops. */
  const unreadOwnMessages = new Map<string, (commit: (() => void) | null) => void>();
  /** Stream position up to which every message is applied here; null until the stream was read. */
  let position: string | null = null;
  let isStopped = false;
  let isReading = false;
  /** False while tags are to be sent again, or the stream is not read. */
  let hasSentAll = false;
  let isSending = false;

  const redis = createRedisClient(url, log, () => void readStream());
  // Silent, because the first client logs whether Redis is available.
  const reader = createRedisClient(url, log.child({}, { level: 'silent' }), () => void readStream());
  const stream = openInvalidationStream(redis, reader, keyPrefix);
  redis.connect().catch(() => {});
  reader.connect().catch(() => {});
  const heartbeat = setInterval(() => void sendHeartbeat().catch(() => {}), heartbeatMs);
  heartbeat.unref();
  const isUpToDate = () => redis.isReady && reader.isReady && hasSentAll;
  registerPeers({ invalidate: invalidatePeers, areConnected: isUpToDate });

  return {
    isUpToDate,
    position: () => position ?? streamStart,
    stop() {
      isStopped = true;
      clearInterval(heartbeat);
      redis.destroy();
      reader.destroy();
    },
  };

  /**
   * Resolves once every live instance has invalidated the tags. The result commits the invalidation here (`beginInvalidation`); it is null
   * when this instance could not read its own message. Tags that may not have reached every instance are sent again.
   */
  async function invalidatePeers(tags: ReadonlySet<string>): Promise<(() => void) | null> {
    const messageToken = randomUUID();
    const ownCommit = new Promise<(() => void) | null>((resolve) =>
      unreadOwnMessages.set(messageToken, resolve),
    );
    const messagePosition = await stream.add(messageToken, tags);
    const timeout = sleep(instanceTimeoutMs, null, { ref: false });
    const commit = messagePosition === null ? null : await Promise.race([ownCommit, timeout]);
    unreadOwnMessages.delete(messageToken);
    const hasReachedAll = messagePosition !== null && (await stream.waitForInstances(messagePosition));
    if (!hasReachedAll) sendLater(tags);
    return commit;
  }

  function sendLater(tags: ReadonlySet<string>): void {
    hasSentAll = false;
    for (const tag of tags) unsentTags.add(tag);
    if (unsentTags.size <= maxUnsentTags) return;
    unsentTags.clear();
    unsentTags.add(allTags);
  }

  async function sendHeartbeat(): Promise<void> {
    await reportPosition();
    if (isReading && !hasSentAll) await sendUnsent();
  }

  async function reportPosition(): Promise<void> {
    if (position !== null) await stream.reportPosition(instanceId, position);
  }

  /** Reads the stream while both connections are ready; starts when the second of them becomes ready. */
  async function readStream(): Promise<void> {
    if (isReading || !redis.isReady || !reader.isReady) return;
    isReading = true;
    try {
      await catchUp();
      void sendUnsent();
      while (!isStopped && reader.isReady) await readNext();
    } catch (error) {
      log.debug({ err: error }, 'reading the invalidation stream failed');
    }
    isReading = false;
    hasSentAll = false;
    for (const resolve of unreadOwnMessages.values()) resolve(null);
    if (!isStopped && redis.isReady && reader.isReady) setTimeout(() => void readStream(), heartbeatMs);
  }

  /** Finds the position to read from, and invalidates everything when the stream may lack messages that this instance missed. */
  async function catchUp(): Promise<void> {
    const { first, last } = await stream.bounds();
    if (position === null) {
      position = last;
      invalidateAllLocally();
    } else if (isAfter(position, last)) {
      // Redis restarted without its data: other instances may have missed messages, too.
      position = last;
      unsentTags.add(allTags);
    } else if (isAfter(first, position)) invalidateAllLocally();
    await reportPosition();
  }

  /** Sends the tags whose invalidation may not have reached every instance, as while Redis was unavailable. */
  async function sendUnsent(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const tags = new Set(unsentTags);
    unsentTags.clear();
    if (tags.size > 0) {
      const commit = await invalidatePeers(tags);
      commit?.();
      // Until now, the CDN may have fetched an old page from an instance without these invalidations.
      await registeredCdn()?.purge(tags);
    }
    hasSentAll = isReading && unsentTags.size === 0;
    isSending = false;
  }

  function applyMessage({ by, tags: tagsJson }: InvalidationMessage): void {
    const tags: string[] = JSON.parse(tagsJson);
    // No entry has the wildcard as its tag, so that the calls below do not suffice.
    if (tags.includes(allTags)) invalidateAllLocally();
    const resolveOwn = unreadOwnMessages.get(by);
    if (resolveOwn) resolveOwn(beginInvalidation(new Set(tags)));
    else invalidateLocally(tags);
  }

  async function readNext(): Promise<void> {
    const messages = await stream.readAfter(position ?? streamStart);
    for (const { id, message } of messages) {
      applyMessage(message);
      position = id;
    }
    if (messages.length > 0) await reportPosition();
  }
}
