import { browserSettings } from '../settings/browser.ts';
import { logLine } from '../visitor/log.ts';
import type { ShopEvent } from './events.ts';
import { note } from './journal.ts';
import { pixelCall } from './pixel-call.ts';

let missingIsLogged = false;

/** Hands an event that may be sent to the pixel and the analytics, as far as they are configured. */
export function tellOthers(event: ShopEvent): void {
  const { adPixelId, analytics } = browserSettings();
  const call = pixelCall(event);
  if (call && adPixelId) {
    note({ ...entry('pixel', call.name, call.parameters), state: 'sending', note: '' });
    void import('./pixel.ts').then(({ callPixel }) => callPixel(adPixelId, call)).catch(() => {});
  } else if (call && !missingIsLogged) {
    missingIsLogged = true;
    logLine('The ad pixel id is missing: no pixel is loaded.', 'info');
  }
  if (analytics && event.type !== 'page-view') {
    void import('./analytics.ts').then(({ countEvent }) => countEvent(event.type)).catch(() => {});
  } else if (analytics) {
    void import('./analytics.ts').then(({ startAnalytics }) => startAnalytics()).catch(() => {});
  }
}

function entry(channel: 'pixel', name: string, payload: unknown) {
  return { id: crypto.randomUUID?.() ?? `${Date.now()}`, at: Date.now(), channel, name, payload };
}
