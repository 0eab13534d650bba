import { readClocks } from '../shop-time/clock-reading.ts';
import type { QueuedEvent, ShopEvent } from './events.ts';

let pendingEvents: QueuedEvent[] = [];
let currentPage: Pick<QueuedEvent, 'pageUrl' | 'referrer'> | null = null;
let isScheduled = false;
let dispatch: typeof import('./dispatcher.ts').dispatch | null = null;

/** Gives the queue its dispatcher, whose code then comes with that of the page's behaviour; otherwise it is loaded with the first event. */
export function setDispatcher(dispatcher: NonNullable<typeof dispatch>): void {
  dispatch = dispatcher;
}

/** Queues an event for the dispatcher. Nothing is sent before the first page view. */
export function track(event: ShopEvent, pageUrl = location.href): void {
  if (event.type === 'page-view')
    currentPage = { pageUrl, referrer: currentPage?.pageUrl ?? document.referrer };
  pendingEvents.push({
    event,
    at: readClocks(),
    pageUrl,
    referrer: currentPage?.referrer ?? document.referrer,
  });
  if (isScheduled || currentPage === null) return;
  isScheduled = true;
  setTimeout(flush, 0, { isLeaving: false });
}

if (typeof window !== 'undefined')
  addEventListener('pagehide', () => currentPage !== null && flush({ isLeaving: true }));

function flush({ isLeaving }: { isLeaving: boolean }): void {
  // Effects of a page may track events before its page view. They get the referrer of the page view, which is sent before them and
  // gets the time of the earliest one.
  for (const tracked of pendingEvents)
    if (currentPage && tracked.pageUrl === currentPage.pageUrl) tracked.referrer = currentPage.referrer;
  const views = pendingEvents.filter(({ event }) => event.type === 'page-view');
  const others = pendingEvents.filter(({ event }) => event.type !== 'page-view');
  for (const view of views)
    for (const { at, pageUrl } of others)
      if (pageUrl === view.pageUrl && at.monotonic < view.at.monotonic) view.at = at;
  isScheduled = false;
  pendingEvents = [];
  const batch = [...views, ...others];
  if (batch.length === 0) return;
  // Synchronous once the dispatcher is loaded: an unloading page cannot wait.
  if (dispatch) void dispatch(batch, isLeaving);
  else
    import('./dispatcher.ts').then(
      (module) => {
        dispatch = module.dispatch;
        void dispatch(batch);
      },
      () => {},
    );
}
