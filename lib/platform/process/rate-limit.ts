import { LRUCache } from 'lru-cache';
import { processSingleton } from './process-singleton.ts';

/** An action to count against a fixed-window rate limit. */
export interface RateLimitedAction {
  /** Identifies the limit and the client. */
  key: string;
  /** Units of the limit that the action uses; 1 by default. */
  weight?: number;
  /** Maximum total weight of the actions in a window. */
  max: number;
  windowMs: number;
}

/** Counters that the instances share. They never throw. */
export interface SharedRateLimits {
  /** Resolves as {@link consumeRateLimit}, or with null while the counters are unavailable. */
  consume(action: Required<RateLimitedAction>): Promise<number | null>;
  /** As {@link refundRateLimit}; resolves with false while the counters are unavailable. */
  refund(key: string): Promise<boolean>;
}

const maxKeys = 50_000;

const limiterState = () =>
  processSingleton('rate-limit', () => ({
    windows: new LRUCache<string, { totalWeight: number; endsAt: number }>({ max: maxKeys }),
    shared: undefined as SharedRateLimits | undefined,
  }));

/**
 * Counts an action, across all instances where they share a Redis. Resolves with 0 when it is allowed, else with the milliseconds until
 * the window ends.
 */
export async function consumeRateLimit(action: RateLimitedAction): Promise<number> {
  const weighted = { ...action, weight: action.weight ?? 1 };
  return (await limiterState().shared?.consume(weighted)) ?? consumeLocally(weighted);
}

/** Takes back one counted action of weight 1 while its window lasts. */
export async function refundRateLimit(key: string): Promise<void> {
  const { shared, windows } = limiterState();
  if (await shared?.refund(key)) return;
  const window = windows.get(key);
  if (window) windows.set(key, { ...window, totalWeight: Math.max(0, window.totalWeight - 1) });
}

/** Registers the counters that instances share. */
export function registerSharedRateLimits(shared: SharedRateLimits): void {
  limiterState().shared = shared;
}

function consumeLocally({ key, weight, max, windowMs }: Required<RateLimitedAction>): number {
  const { windows } = limiterState();
  const now = performance.now();
  const latest = windows.get(key);
  const window = latest && latest.endsAt > now ? latest : { totalWeight: 0, endsAt: now + windowMs };
  // At least 1, because 0 means that the action is allowed.
  if (window.totalWeight + weight > max) return Math.max(1, window.endsAt - now);
  windows.set(key, { ...window, totalWeight: window.totalWeight + weight });
  return 0;
}
