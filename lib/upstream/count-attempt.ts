import { LRUCache } from 'lru-cache';
import { processWide } from './process-wide.ts';

/** How often something may be done in a span of time. */
export interface Attempt {
  /** What is limited, and who does it. */
  key: string;
  /** What it counts for; 1 unless given. */
  weight?: number;
  most: number;
  spanMs: number;
}

/** Counts for several instances together; null when that cannot be done now. */
type CountTogether = (attempt: Required<Attempt>) => Promise<number | null>;

const mostKeys = 50_000;

const counts = () =>
  processWide('attempts', () => ({
    windows: new LRUCache<string, { count: number; endsAt: number }>({ max: mostKeys }),
    together: undefined as CountTogether | undefined,
  }));

/** Counts an attempt, on all instances together where they share a Redis. Answers 0, or the milliseconds left when it is one too many. */
export async function countAttempt(attempt: Attempt): Promise<number> {
  const whole = { ...attempt, weight: attempt.weight ?? 1 };
  return (await counts().together?.(whole)) ?? countHere(whole);
}

/** Sets how instances count together; it must not fail. */
export function provideCounting(together: CountTogether): void {
  counts().together = together;
}

function countHere({ key, weight, most, spanMs }: Required<Attempt>): number {
  const { windows } = counts();
  const now = performance.now();
  const open = windows.get(key);
  const window = open && open.endsAt > now ? open : { count: 0, endsAt: now + spanMs };
  if (window.count + weight > most) return Math.max(1, window.endsAt - now);
  windows.set(key, { ...window, count: window.count + weight });
  return 0;
}
