import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const commandTimeoutMs = 500;
/** A deadline is counted in steps, so that a stall of this process counts as one step and not as a slow reply. */
const deadlineSteps = 5;
const pingIntervalMs = 1000;
const socketTimeoutMs = 5000;
const maxReconnectDelayMs = 500;

export type Redis = ReturnType<typeof createRedisClient>;

/**
 * Creates a client that logs failures of its connection and reconnects by itself. While disconnected it rejects every command at once.
 * Commands need {@link withDeadline}, so that no request waits for Redis.
 * @param onReady called after each connect and reconnect
 */
export function createRedisClient(url: string, log: Logger, onReady: () => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingIntervalMs,
    socket: {
      connectTimeout: socketTimeoutMs,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, maxReconnectDelayMs),
    },
  });
  let isDisconnected = false;
  client.on('error', (error: Error) => {
    if (!isDisconnected)
      log.error({ err: error }, 'Redis is unavailable: caching and invalidating on this instance alone');
    isDisconnected = true;
  });
  client.on('ready', () => {
    if (isDisconnected) log.info('Redis is available again');
    isDisconnected = false;
    onReady();
  });
  return client;
}

/**
 * Returns the reply to a command. Rejects after the deadline and reconnects, so that Redis counts as unavailable until it replies again:
 * a Redis that hangs keeps its connections open.
 */
export async function withDeadline<T>(
  redis: Redis,
  reply: Promise<T>,
  timeoutMs = commandTimeoutMs,
): Promise<T> {
  const replyReceived = new AbortController();
  const deadline = rejectAfter(timeoutMs, replyReceived.signal);
  deadline.catch((error: Error) => {
    if (!replyReceived.signal.aborted) reconnect(redis, error);
  });
  return Promise.race([reply, deadline]).finally(() => replyReceived.abort());
}

async function rejectAfter(timeoutMs: number, signal: AbortSignal): Promise<never> {
  for (let step = 0; step < deadlineSteps; step += 1)
    await sleep(timeoutMs / deadlineSteps, undefined, { signal, ref: false });
  throw new Error(`Redis did not reply in ${timeoutMs} ms`);
}

/** Rejects all pending commands of a connected client and reconnects. */
function reconnect(redis: Redis, reason: Error): void {
  if (!redis.isReady) return;
  redis.destroy();
  // `destroy` itself reports no error, so nothing would be logged.
  redis.emit('error', reason);
  redis.connect().catch(() => {});
}
