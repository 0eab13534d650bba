import { setTimeout as sleep } from 'node:timers/promises';

const spacingMs = 250;
const mostKeys = 1000;
const nextAt = new Map<string, number>();

/**
 * Lets the first of several things with the same key pass at once, and those that follow too soon together a moment later. All
 * of them pass; what each does takes effect after it came.
 */
export async function throttle(key: string, now = performance.now()): Promise<void> {
  const allowedAt = nextAt.get(key) ?? 0;
  if (now < allowedAt) {
    await sleep(allowedAt - now);
    return;
  }
  if (nextAt.size >= mostKeys) nextAt.clear();
  nextAt.set(key, now + spacingMs);
}
