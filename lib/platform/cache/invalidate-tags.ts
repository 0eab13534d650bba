import { setTimeout as sleep } from 'node:timers/promises';
import { processSingleton } from '../process/process-singleton.ts';
import { beginInvalidation } from './local-invalidation.ts';

/** Work to do before an invalidation is committed; it starts nothing new once the signal aborts. */
type Preparation = (deadline: AbortSignal) => Promise<void>;

/** The other instances of the shop. */
interface PeerInstances {
  /**
   * Invalidates tags on all peers and begins to invalidate them here. Once every peer has invalidated them, resolves with the function
   * that commits the invalidation here. Resolves with null when no peer could be reached. Never rejects.
   */
  invalidate(tags: ReadonlySet<string>): Promise<(() => void) | null>;
  /** True while this instance and its peers get each other's invalidations at once. */
  areConnected(): boolean;
}

/** A CDN that caches the shop's responses. */
export interface Cdn {
  /** Resolves with true when responses with these tags are purged. Never rejects. */
  purge(tags: Iterable<string>): Promise<boolean>;
  /** True while the CDN may still serve something that was invalidated. */
  hasPendingPurges(): boolean;
}

interface InvalidationState {
  beforeInvalidate: Preparation;
  peers: PeerInstances | null;
  cdn: Cdn | null;
  /** The batch that collects tags and has not started. */
  nextBatch: { tags: Set<string>; done: Promise<boolean | null> } | null;
  /** Resolves when the next batch may start. */
  cooledDown: Promise<unknown>;
}

/** Time for regenerating cached pages before the old ones are dropped. */
const preparationTimeoutMs = 400;
const [minCooldownMs, maxCooldownMs] = [50, 600];

function invalidationState(): InvalidationState {
  return processSingleton('invalidation-state', () => ({
    beforeInvalidate: async () => {},
    peers: null,
    cdn: null,
    nextBatch: null,
    cooledDown: Promise.resolve(),
  }));
}

/** Registers work to do before each invalidation is committed. */
export function onBeforeInvalidate(prepare: Preparation): void {
  invalidationState().beforeInvalidate = prepare;
}

/** Registers the other instances, on which tags are invalidated as well. */
export function registerPeers(peers: PeerInstances): void {
  invalidationState().peers = peers;
}

/** The other instances; null when this is the only one. */
export const registeredPeers = () => invalidationState().peers;

/** Registers the CDN to purge of invalidated tags. */
export function registerCdn(cdn: Cdn): void {
  invalidationState().cdn = cdn;
}

/** The registered CDN; null without one. */
export const registeredCdn = () => invalidationState().cdn;

/**
 * Invalidates tags in two phases. Begin: new renders no longer use cached reads with these tags. For less than half a second, the most
 * requested pages are regenerated, while the old ones are still served. Commit: no instance serves the old pages any more. Tags that arrive
 * during an invalidation form the next batch, so that each call takes at most a second and a half.
 * @returns true when the CDN is purged as well; false when the purge failed; null without a CDN
 */
export async function invalidateTags(tags: readonly string[]): Promise<boolean | null> {
  const state = invalidationState();
  state.nextBatch ??= createBatch(state);
  for (const tag of tags) state.nextBatch.tags.add(tag);
  return state.nextBatch.done;
}

function createBatch(state: InvalidationState): NonNullable<InvalidationState['nextBatch']> {
  const tags = new Set<string>();
  let preparationMs = 0;
  const done = state.cooledDown.then(async () => {
    state.nextBatch = null;
    // Without peers, or when none can be reached, the invalidation is local.
    const commit = (await state.peers?.invalidate(tags)) ?? beginInvalidation(tags);
    const deadline = AbortSignal.timeout(preparationTimeoutMs);
    const startedAt = performance.now();
    const prepared = state.beforeInvalidate(deadline).catch(() => {});
    await Promise.race([prepared, sleep(preparationTimeoutMs, undefined, { ref: false })]);
    commit();
    preparationMs = performance.now() - startedAt;
    // A CDN may fetch purged pages again at once, so it is purged after the commit, when only new pages are served.
    return state.cdn?.purge(tags) ?? null;
  });
  state.cooledDown = done.then(() => sleep(cooldownMs(preparationMs), undefined, { ref: false }));
  return { tags, done };
}

/**
 * Pause before the next batch: three times as long as the last preparation took, within bounds. Regenerating pages then leaves three
 * quarters of the main thread to visitors.
 */
export function cooldownMs(preparationMs: number): number {
  return Math.min(maxCooldownMs, Math.max(minCooldownMs, 3 * preparationMs));
}
