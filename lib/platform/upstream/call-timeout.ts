import type { ApiCall } from '@/contract/calls';

/** Shortest timeout of a call that writes: an API may take long to place an order, and a write that is cut off may still happen. */
export const minWriteTimeoutMs = 30_000;

/** Returns the timeout of a call, in milliseconds. */
export function callTimeoutMs({ method, isRead }: ApiCall, upstreamTimeoutMs: number): number {
  return method === 'GET' || isRead ? upstreamTimeoutMs : Math.max(upstreamTimeoutMs, minWriteTimeoutMs);
}
