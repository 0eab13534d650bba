import type { Logger } from 'pino';
import type { Cdn } from '../lib/platform/cache/invalidate-tags.ts';
import { allTags } from '../lib/platform/cache/local-invalidation.ts';

/** Cloudflare's limit for one call. */
const maxTagsPerCall = 30;
const timeoutMs = 5000;
const retryDelayMs = 10_000;

/**
 * Creates a client that purges a CDN by `Cache-Tag`. It posts `{tags}` or `{purge_everything: true}` with a bearer token, as Cloudflare's
 * API expects. Failed purges are retried until they succeed.
 */
export function createCdnClient(url: string, token: string | undefined, log: Logger): Cdn {
  /** Pending tags with the number of the last purge that each was added by. */
  const pendingTags = new Map<string, number>();
  let purgeCount = 0;
  let retryTimer: NodeJS.Timeout | undefined;

  async function purge(tags: Iterable<string>): Promise<boolean> {
    purgeCount += 1;
    for (const tag of tags) pendingTags.set(tag, purgeCount);
    const batch = [...pendingTags];
    clearTimeout(retryTimer);
    try {
      for (const body of purgeBodies(batch.map(([tag]) => tag))) await sendPurge(body);
      // A tag that was added again meanwhile stays pending: its later purge may fail.
      for (const [tag, addedBy] of batch) if (pendingTags.get(tag) === addedBy) pendingTags.delete(tag);
      return true;
    } catch (error) {
      log.error({ err: error, tags: batch.length }, 'purging the CDN failed; retrying');
      // Without new tags, purges the pending ones.
      retryTimer = setTimeout(() => void purge([]), retryDelayMs).unref();
      return false;
    }
  }

  async function sendPurge(body: object): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN responded with status ${response.status}`);
  }

  return { purge, hasPendingPurges: () => pendingTags.size > 0 };
}

function purgeBodies(tags: string[]): object[] {
  if (tags.includes(allTags)) return [{ purge_everything: true }];
  const callCount = Math.ceil(tags.length / maxTagsPerCall);
  return Array.from({ length: callCount }, (_, index) => ({
    tags: tags.slice(index * maxTagsPerCall, (index + 1) * maxTagsPerCall),
  }));
}
