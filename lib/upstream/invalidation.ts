import { processWide } from './process-wide.ts';

/**
 * What the webhook, the cache of reads and the store of pages share. Moments are numbers of invalidations, because clocks can be
 * wrong.
 */
interface Invalidations {
  /** How many have begun. */
  count: number;
  /** By which invalidation each tag was last cleared. */
  byTag: Map<string, number>;
  /** The tags of the one that has begun and is not in force yet, and its number. */
  begun: { tags: ReadonlySet<string>; number: number } | null;
  /** The last invalidation of which some tag was forgotten: what was begun before counts as cleared. */
  forgotten: number;
}

const mostTags = 10_000;

function invalidations(): Invalidations {
  return processWide('invalidations', () => ({ count: 0, byTag: new Map(), begun: null, forgotten: 0 }));
}

/** From now on nothing that was made or begun before, under any of these tags, is given to anyone who comes. */
export function invalidate(tags: Iterable<string>): void {
  const known = invalidations();
  known.count += 1;
  put(known, tags, known.count);
}

/**
 * Begins an invalidation: from now on everything is made anew, but pages that are kept may be given until it is in force, once the
 * function is called that is returned. There is one at a time.
 */
export function beginInvalidation(tags: ReadonlySet<string>): () => void {
  const known = invalidations();
  known.count += 1;
  const begun = { tags, number: known.count };
  known.begun = begun;
  return () => {
    known.begun = null;
    put(known, tags, begun.number);
  };
}

/** The tag by which instances tell each other that everything is cleared. */
export const everyTag = '*';

/** From now on nothing that was made or begun before is given to anyone who comes. */
export function invalidateAll(): void {
  const known = invalidations();
  known.count += 1;
  known.byTag.clear();
  known.forgotten = known.count;
}

/** The moment, for `isInvalid`: note it before something is begun. */
export function invalidationCount(): number {
  return invalidations().count;
}

/** Whether any of these tags was cleared after a moment that `invalidationCount` gave, or is being cleared now. */
export function isInvalid(tags: readonly string[], since: number): boolean {
  const { count, begun } = invalidations();
  if (since === count) return false;
  if (isCleared(tags, since)) return true;
  return begun !== null && begun.number > since && tags.some((tag) => begun.tags.has(tag));
}

/** Like `isInvalid`, but an invalidation that has begun and is not in force yet does not count. */
export function isCleared(tags: readonly string[], since: number): boolean {
  const { count, byTag, forgotten } = invalidations();
  if (since === count) return false;
  return since < forgotten || tags.some((tag) => (byTag.get(tag) ?? 0) > since);
}

function put(known: Invalidations, tags: Iterable<string>, number: number): void {
  const { byTag } = known;
  for (const tag of tags) {
    const newest = Math.max(number, byTag.get(tag) ?? 0);
    byTag.delete(tag);
    byTag.set(tag, newest);
  }
  for (const [tag, count] of byTag) {
    if (byTag.size <= mostTags) break;
    byTag.delete(tag);
    known.forgotten = Math.max(known.forgotten, count);
  }
}
