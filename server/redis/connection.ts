import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const defaultPatienceMs = 500;
const pingEveryMs = 1000;
const silenceMs = 5000;
const longestPauseMs = 500;

export type Redis = ReturnType<typeof connectTo>;

/**
 * A connection that comes back by itself, and fails every command at once while it is away: nobody waits for Redis.
 * @param onReady whenever it is there, the first time and again
 */
export function connectTo(url: string, log: Logger, onReady: () => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, longestPauseMs),
    },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log.error({ err: error }, 'Redis is away: pages are made and cleared here alone');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
    onReady();
  });
  return client;
}

/** What is answered, or a failure when it takes too long. */
export async function within<T>(answer: Promise<T>, patienceMs = defaultPatienceMs): Promise<T> {
  const timer = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`Redis did not answer in ${patienceMs} ms`);
  });
  late.catch(() => {});
  return Promise.race([answer, late]).finally(() => timer.abort());
}

/** A short name for what must not be mixed: keys of two builds, or of shops on two upstreams. */
export function nameOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);
}
