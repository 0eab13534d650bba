import { setTimeout as sleep } from 'node:timers/promises';
import { beginInvalidation } from './invalidation.ts';
import { processWide } from './process-wide.ts';

/** Work to do before an invalidation takes effect; it starts nothing new once the signal aborts. */
type Preparation = (over: AbortSignal) => Promise<void>;

/** The other instances of the shop. */
interface OtherInstances {
  /**
   * Has them clear tags, and begins to clear them here. Resolves, when they have, with what brings it in force here; with null
   * where nobody could be told. It never fails.
   */
  clear(tags: ReadonlySet<string>): Promise<(() => void) | null>;
  /** Whether anything is heard of them. */
  areThere(): boolean;
}

/** A CDN that is told what it must not give any more. */
export interface Cdn {
  /** Resolves with whether it has forgotten what carries these tags. It never fails. */
  purge(tags: Iterable<string>): Promise<boolean>;
  /** Whether the CDN may still hold something that was cleared. */
  isBehind(): boolean;
}

interface Clearing {
  prepare: Preparation;
  others: OtherInstances | null;
  cdn: Cdn | null;
  /** What waits to be cleared together. */
  waiting: { tags: Set<string>; done: Promise<boolean | null> } | null;
  /** When the next may begin. */
  rested: Promise<unknown>;
}

/** How long kept pages may be made anew before the old ones go. */
const preparationMs = 400;
const [shortestRestMs, longestRestMs] = [50, 600];

function clearing(): Clearing {
  return processWide('clearing', () => ({
    prepare: async () => {},
    others: null,
    cdn: null,
    waiting: null,
    rested: Promise.resolve(),
  }));
}

/** Registers work to do before each invalidation takes effect. */
export function beforeInForce(prepare: Preparation): void {
  clearing().prepare = prepare;
}

/** Has other instances clear what is cleared here. */
export function provideOthers(others: OtherInstances): void {
  clearing().others = others;
}

/** The other instances, where there should be any. */
export const providedOthers = () => clearing().others;

/** Has a CDN purged of what is cleared here. */
export function provideCdn(cdn: Cdn): void {
  clearing().cdn = cdn;
}

/** The CDN that was provided, if any. */
export const providedCdn = () => clearing().cdn;

/**
 * Clears tags: once it has resolved nobody is given what was made before, on no instance of the shop. The pages that are
 * asked for most are made anew first, for less than half a second. What is to be cleared while that is going on is cleared together afterwards, so that each takes
 * a second and a half at most, however many are asked for.
 * @returns whether the CDN has forgotten them, too; null where there is none
 */
export async function clear(tags: readonly string[]): Promise<boolean | null> {
  const all = clearing();
  all.waiting ??= next(all);
  for (const tag of tags) all.waiting.tags.add(tag);
  return all.waiting.done;
}

function next(all: Clearing): NonNullable<Clearing['waiting']> {
  const tags = new Set<string>();
  let tookMs = 0;
  const done = all.rested.then(async () => {
    all.waiting = null;
    const bringInForce = (await all.others?.clear(tags)) ?? beginInvalidation(tags);
    const over = AbortSignal.timeout(preparationMs);
    const began = performance.now();
    const prepared = all.prepare(over).catch(() => {});
    await Promise.race([prepared, sleep(preparationMs, undefined, { ref: false })]);
    bringInForce();
    tookMs = performance.now() - began;
    // The CDN asks again at once, so it is purged when only new pages are given.
    return all.cdn?.purge(tags) ?? null;
  });
  all.rested = done.then(() => sleep(restAfter(tookMs), undefined, { ref: false }));
  return { tags, done };
}

/**
 * The pause before the next, three times as long as the last one took: however many are asked for, making pages anew leaves the
 * thread that serves to visitors for three quarters of the time. Milliseconds.
 */
export function restAfter(tookMs: number): number {
  return Math.min(longestRestMs, Math.max(shortestRestMs, 3 * tookMs));
}
