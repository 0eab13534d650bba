import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { type CacheKind, cacheRules, cacheTag } from './cache-tags.ts';

/** A read's tags: its own kind first, whose lifetime it has, then others it must follow. */
export type Tagged = [kind: CacheKind, slug?: string];

/**
 * Makes a read of the upstream shared: once in a request, and across requests until its lifetime ends or an event clears one
 * of its tags. A read that throws is not stored; when a stored value has aged and reading again fails, the old value stays.
 * @param name unique name of the read; part of the key, with the arguments
 */
export function cachedRead<Args extends (string | number)[], T>(
  name: string,
  tagsOf: (...args: NoInfer<Args>) => [Tagged, ...Tagged[]],
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return cache((...args: Args) => {
    const [own, ...others] = tagsOf(...args);
    const options = {
      revalidate: cacheRules[own[0]].seconds,
      tags: [own, ...others].map(([kind, slug]) => cacheTag(kind, slug)),
    };
    return unstable_cache(() => read(...args), [name, ...args.map(String)], options)();
  });
}

const shortestLifetime = 1;

/** Limits how long the page being rendered may be cached, in seconds from now. */
export async function limitPageLifetime(seconds: number): Promise<void> {
  await shortenPage(seconds, []);
}

/**
 * Ends the life of the page being rendered at `end` (epoch milliseconds), without one more visitor who gets the old one.
 * `server/front/finish.ts` reads the tag.
 */
export async function endPageAt(end: number, now: number): Promise<void> {
  await shortenPage((end - now) / 1000, [`until-${end}`]);
}

async function shortenPage(seconds: number, tags: string[]): Promise<void> {
  const revalidate = Math.max(shortestLifetime, Math.floor(seconds));
  await unstable_cache(async () => true, ['page-lifetime', String(revalidate)], { revalidate, tags })();
}
