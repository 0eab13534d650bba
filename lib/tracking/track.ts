import type { Happening, ShopEvent } from './events.ts';

const waiting: Happening[] = [];
let scheduled = false;

/** Tells that something happened. Costs an interaction nothing: the rest is done after it, by code that is loaded then. */
export function track(event: ShopEvent): void {
  waiting.push({ event, at: Date.now(), pageUrl: location.href, referrer: document.referrer });
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    const batch = waiting.splice(0);
    import('./dispatcher.ts').then(({ dispatch }) => dispatch(batch)).catch(() => {});
  });
}
