import type { Happening, ShopEvent } from './events.ts';

let waiting: Happening[] = [];
let page: Pick<Happening, 'pageUrl' | 'referrer'> | null = null;
let scheduled = false;

/**
 * Tells that something happened. Costs an interaction nothing: the rest is done after it, by code that is loaded then. A visit
 * begins with a page view, whatever else is told before it.
 */
export function track(event: ShopEvent): void {
  if (event.type === 'page-view') {
    page = { pageUrl: location.href, referrer: page?.pageUrl ?? document.referrer };
  }
  const referrer = page?.referrer ?? document.referrer;
  waiting.push({ event, at: Date.now(), pageUrl: location.href, referrer });
  if (scheduled || page === null) return;
  scheduled = true;
  setTimeout(send);
}

function send(): void {
  const views = waiting.filter(({ event }) => event.type === 'page-view');
  const others = waiting.filter(({ event }) => event.type !== 'page-view');
  scheduled = false;
  waiting = [];
  import('./dispatcher.ts').then(({ dispatch }) => dispatch([...views, ...others])).catch(() => {});
}
