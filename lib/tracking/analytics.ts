import { inject, track } from '@vercel/analytics';
import { whenIdle } from './when-idle.ts';

let started = false;

/** Starts the analytics of the hosting, which count page views by themselves. */
export function startAnalytics(): void {
  if (started) return;
  started = true;
  whenIdle(() => inject());
}

/** Counts an event there. */
export function countEvent(name: string): void {
  startAnalytics();
  track(name);
}
