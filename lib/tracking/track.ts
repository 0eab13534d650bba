import type { ShopEvent, TrackedEvent } from './events.ts';

let waiting: TrackedEvent[] = [];
let page: Pick<TrackedEvent, 'pageUrl' | 'referrer'> | null = null;
let scheduled = false;
let dispatch: ((batch: TrackedEvent[]) => unknown) | null = null;

/**
 * Tells that something happened. Costs an interaction nothing: the rest is done after it, by code that is loaded then. A visit
 * begins with a page view, whatever else is told before it.
 */
export function track(event: ShopEvent, pageUrl = location.href): void {
  if (event.type === 'page-view') page = { pageUrl, referrer: page?.pageUrl ?? document.referrer };
  waiting.push({ event, at: Date.now(), pageUrl, referrer: page?.referrer ?? document.referrer });
  if (scheduled || page === null) return;
  scheduled = true;
  setTimeout(send);
}

if (typeof window !== 'undefined') addEventListener('pagehide', () => page !== null && send());

function send(): void {
  // Effects of a page may track something before its page view.
  for (const tracked of waiting)
    if (page && tracked.pageUrl === page.pageUrl) tracked.referrer = page.referrer;
  const views = waiting.filter(({ event }) => event.type === 'page-view');
  const others = waiting.filter(({ event }) => event.type !== 'page-view');
  scheduled = false;
  waiting = [];
  const batch = [...views, ...others];
  if (batch.length === 0) return;
  // Dispatches at once when the code is loaded, because a page that is being left cannot wait.
  if (dispatch) dispatch(batch);
  else
    import('./dispatcher.ts').then(
      (module) => {
        dispatch = module.dispatch;
        dispatch(batch);
      },
      () => {},
    );
}
