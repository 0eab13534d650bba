import type { Logger } from 'pino';
import type { Cdn } from '../lib/upstream/clearing.ts';
import { everyTag } from '../lib/upstream/invalidation.ts';

/** As many as Cloudflare takes in one call. */
const mostTags = 30;
const patienceMs = 5000;
const retryMs = 10_000;

/**
 * Has a CDN forget what carries cleared tags (`Cache-Tag`), the way Cloudflare is asked: `POST {tags}`, or `{purge_everything: true}`, with
 * a bearer. What could not be purged is tried again until it is.
 */
export function createCdn(url: string, token: string | undefined, log: Logger): Cdn {
  const owed = new Set<string>();
  let retry: NodeJS.Timeout | undefined;

  async function purge(tags: Iterable<string>): Promise<boolean> {
    for (const tag of tags) owed.add(tag);
    const asked = [...owed];
    clearTimeout(retry);
    try {
      for (const body of bodiesFor(asked)) await send(body);
      for (const tag of asked) owed.delete(tag);
      return true;
    } catch (error) {
      log.error({ err: error, tags: asked.length }, 'the CDN was not purged; trying again');
      retry = setTimeout(() => void purge([]), retryMs).unref();
      return false;
    }
  }

  async function send(body: object): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`);
  }

  return { purge, isBehind: () => owed.size > 0 };
}

function bodiesFor(tags: string[]): object[] {
  if (tags.includes(everyTag)) return [{ purge_everything: true }];
  const count = Math.ceil(tags.length / mostTags);
  return Array.from({ length: count }, (_, at) => ({
    tags: tags.slice(at * mostTags, (at + 1) * mostTags),
  }));
}
