import { processSingleton } from '../process/process-singleton.ts';

/**
 * Invalidations of this process, shared by webhook, data cache and page cache. A counter of invalidations serves as logical clock,
 * because wall clocks can jump.
 */
interface Invalidations {
  /** How many invalidations have begun so far. Each gets the new count as its number. */
  count: number;
  /** Number of the last committed invalidation of each tag. */
  byTag: Map<string, number>;
  /** Invalidations that have begun and are not committed. Those of the webhook and of a recovered Redis can overlap. */
  pending: Set<{ tags: ReadonlySet<string>; number: number }>;
  /** Highest number whose tags were evicted from `byTag`. Whatever was read or rendered before that invalidation counts as invalidated. */
  evictedUntil: number;
}

const maxTags = 10_000;

function invalidations(): Invalidations {
  return processSingleton('invalidations', () => ({
    count: 0,
    byTag: new Map(),
    pending: new Set(),
    evictedUntil: 0,
  }));
}

/** Invalidates tags at once, in this process only: cached reads and pages with one of the tags are not served again. */
export function invalidateLocally(tags: Iterable<string>): void {
  const state = invalidations();
  state.count += 1;
  recordTags(state, tags, state.count);
}

/**
 * Begins a two-phase invalidation: cached reads are invalid at once, cached pages are served until the returned function
 * commits.
 */
export function beginInvalidation(tags: ReadonlySet<string>): () => void {
  const state = invalidations();
  state.count += 1;
  const invalidation = { tags, number: state.count };
  state.pending.add(invalidation);
  return () => {
    state.pending.delete(invalidation);
    recordTags(state, tags, invalidation.number);
  };
}

/** Wildcard for all tags, in messages between instances and to the CDN. */
export const allTags = '*';

/** Invalidates all reads and pages in this process, whatever their tags. */
export function invalidateAllLocally(): void {
  const state = invalidations();
  state.count += 1;
  state.byTag.clear();
  state.evictedUntil = state.count;
}

/** How many invalidations have begun so far. Read this before work starts, and pass it to {@link isInvalidatedOrPending} afterwards. */
export function invalidationCount(): number {
  return invalidations().count;
}

/** True when an invalidation of one of the tags began after `since`, a result of {@link invalidationCount}; it may still be pending. */
export function isInvalidatedOrPending(tags: readonly string[], since: number): boolean {
  const { count, pending } = invalidations();
  if (since === count) return false;
  if (isInvalidated(tags, since)) return true;
  for (const { tags: pendingTags, number } of pending)
    if (number > since && tags.some((tag) => pendingTags.has(tag))) return true;
  return false;
}

/** Like {@link isInvalidatedOrPending}, but ignores pending invalidations. */
export function isInvalidated(tags: readonly string[], since: number): boolean {
  const { count, byTag, evictedUntil } = invalidations();
  if (since === count) return false;
  return since < evictedUntil || tags.some((tag) => (byTag.get(tag) ?? 0) > since);
}

function recordTags(state: Invalidations, tags: Iterable<string>, number: number): void {
  const { byTag } = state;
  for (const tag of tags) {
    const newest = Math.max(number, byTag.get(tag) ?? 0);
    // Deleting first moves the tag to the end of the map, so that eviction begins with the tags invalidated longest ago.
    byTag.delete(tag);
    byTag.set(tag, newest);
  }
  for (const [tag, lastInvalidation] of byTag) {
    if (byTag.size <= maxTags) break;
    byTag.delete(tag);
    state.evictedUntil = Math.max(state.evictedUntil, lastInvalidation);
  }
}
