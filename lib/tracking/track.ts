import type { ShopEvent, TrackedEvent } from './events.ts';

let pendingEvents: TrackedEvent[] = [];
let page: Pick<TrackedEvent, 'pageUrl' | 'referrer'> | null = null;
let isScheduled = false;
let dispatch: ((batch: TrackedEvent[]) => unknown) | null = null;

/** Queues an event for the dispatcher, which is loaded after the interaction. Nothing is sent before the first page view. */
export function track(event: ShopEvent, pageUrl = location.href): void {
  if (event.type === 'page-view') page = { pageUrl, referrer: page?.pageUrl ?? document.referrer };
  pendingEvents.push({ event, at: Date.now(), pageUrl, referrer: page?.referrer ?? document.referrer });
  if (isScheduled || page === null) return;
  isScheduled = true;
  setTimeout(flush);
}

if (typeof window !== 'undefined') addEventListener('pagehide', () => page !== null && flush());

function flush(): void {
  // Effects of a page may track events before its page view: these get its referrer, and the page view their place and time.
  for (const tracked of pendingEvents)
    if (page && tracked.pageUrl === page.pageUrl) tracked.referrer = page.referrer;
  const views = pendingEvents.filter(({ event }) => event.type === 'page-view');
  const others = pendingEvents.filter(({ event }) => event.type !== 'page-view');
  for (const view of views)
    for (const { at, pageUrl } of others) if (pageUrl === view.pageUrl) view.at = Math.min(view.at, at);
  isScheduled = false;
  pendingEvents = [];
  const batch = [...views, ...others];
  if (batch.length === 0) return;
  // Synchronous once the dispatcher is loaded: an unloading page cannot wait.
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
