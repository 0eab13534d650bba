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

/** Counts across instances. Resolves as {@link consumeRateLimit}, or with null while the shared counter is unavailable. */
type SharedRateLimit = (action: Required<RateLimitedAction>) => Promise<number | null>;

const maxKeys = 50_000;

const limiterState = () =>
  processSingleton('rate-limit', () => ({
    windows: new LRUCache<string, { totalWeight: number; endsAt: number }>({ max: maxKeys }),
    shared: undefined as SharedRateLimit | undefined,
  }));

/**
 * Counts an action, across all instances where they share a Redis. Resolves with 0 when it is allowed, else with the milliseconds until
 * the window ends.
 */
export async function consumeRateLimit(action: RateLimitedAction): Promise<number> {
  const weighted = { ...action, weight: action.weight ?? 1 };
  return (await limiterState().shared?.(weighted)) ?? consumeLocally(weighted);
}

/** Registers the counter that instances share; it must not throw. */
export function registerSharedRateLimit(shared: SharedRateLimit): void {
  limiterState().shared = shared;
}

function consumeLocally({ key, weight, max, windowMs }: Required<RateLimitedAction>): number {
  const { windows } = limiterState();
  const now = performance.now();
  const latest = windows.get(key);
  const window = latest && latest.endsAt > now ? latest : { totalWeight: 0, endsAt: now + windowMs };
  if (window.totalWeight + weight > max) return Math.max(1, window.endsAt - now);
  windows.set(key, { ...window, totalWeight: window.totalWeight + weight });
  return 0;
}
