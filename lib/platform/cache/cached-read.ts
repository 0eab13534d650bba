import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { type CacheKind, cacheRules, cacheTag } from './cache-tags.ts';

/** One cache tag of a read. */
export type TagReference = [kind: CacheKind, slug?: string];

/**
 * Caches a read of the API: within a request, and across requests until its lifetime ends or one of its tags is invalidated.
 * Errors are not cached; a stale value is retained when revalidation fails.
 * @param name unique name of the read; forms the cache key together with the arguments
 * @param tagsOf returns the cache tags of the read; the lifetime is that of the first kind
 */
export function cachedRead<Args extends (string | number)[], T>(
  name: string,
  { tagsOf }: { tagsOf(...args: NoInfer<Args>): [TagReference, ...TagReference[]] },
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return cache((...args: Args) => {
    const [first, ...others] = tagsOf(...args);
    const options = {
      revalidate: cacheRules[first[0]].seconds,
      tags: [first, ...others].map(([kind, slug]) => cacheTag(kind, slug)),
    };
    return unstable_cache(() => read(...args), [name, ...args.map(String)], options)();
  });
}

const minLifetimeSeconds = 1;

/** Limits how long the page being rendered may be cached. */
export async function limitPageLifetime(seconds: number): Promise<void> {
  await limitLifetime(seconds, []);
}

/**
 * Expires the page being rendered at `end` (epoch milliseconds). The page is not even served stale after that:
 * `server/pages/page-response.ts` reads the tag.
 */
export async function expirePageAt(end: number, now: number): Promise<void> {
  await limitLifetime((end - now) / 1000, [`until-${end}`]);
}

async function limitLifetime(seconds: number, tags: string[]): Promise<void> {
  const revalidate = Math.max(minLifetimeSeconds, Math.floor(seconds));
  // Reads nothing: a page gets the shortest lifetime and all tags of the reads that it makes.
  await unstable_cache(async () => true, ['page-lifetime', String(revalidate)], { revalidate, tags })();
}
