import { inject, track } from '@vercel/analytics';
import { consent } from './consent.ts';
import { isForStaff, isSecret } from './page-address.ts';
import { whenIdle } from './when-idle.ts';

let started = false;

/** Starts the analytics of the hosting, which count page views by themselves; resolves once they are there. */
export function startAnalytics(): Promise<void> {
  return new Promise((resolve) =>
    whenIdle(() => {
      start();
      resolve();
    }),
  );
}

/** Counts an event there. */
export async function countEvent(name: string): Promise<void> {
  await startAnalytics();
  track(name);
}

/** Whether a page may be told to them now; their script reads addresses by itself, and goes on when the visitor has thought again. */
function mayCount(address: string): boolean {
  if (isForStaff(new URL(address).pathname)) return false;
  return consent() === 'granted' && !isSecret(address) && !isSecret(document.referrer);
}

function start(): void {
  if (started) return;
  started = true;
  inject({ beforeSend: (event) => (mayCount(event.url) ? event : null) });
}
