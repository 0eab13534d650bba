import type { ApiCall } from '@/contract/calls';

/** Least limit for a call that writes: an API may take long to place an order, and a write that is cut off may still happen. */
export const minWriteTimeoutMs = 30_000;

/** Returns the limit for a call, in milliseconds. */
export function callTimeoutMs({ method, isRead }: ApiCall, upstreamTimeoutMs: number): number {
  return method === 'GET' || isRead ? upstreamTimeoutMs : Math.max(upstreamTimeoutMs, minWriteTimeoutMs);
}
