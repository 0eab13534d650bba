import { readClocks } from '../../platform/shop-time/clock-reading.ts';
import type { EventPage, QueuedEvent, ShopEvent } from './events.ts';

let pendingEvents: QueuedEvent[] = [];
let currentPage: EventPage | null = null;
let isScheduled = false;
let dispatch: typeof import('./dispatcher.ts').dispatch | null = null;

/** Sets the dispatcher, where other code of the page has loaded it already. Without this call, the first event loads the dispatcher. */
export function setDispatcher(dispatcher: NonNullable<typeof dispatch>): void {
  dispatch = dispatcher;
}

/**
 * Queues an event for the dispatcher. Nothing is sent before the first page view.
 * @param pageUrl page of the event, which the visitor may have left already
 */
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
  const [batch, page] = [pendingEvents, currentPage];
  isScheduled = false;
  pendingEvents = [];
  if (batch.length === 0) return;
  // Synchronous once the dispatcher is loaded: an unloading page cannot wait.
  if (dispatch) void dispatch(batch, isLeaving, page);
  else
    import('./dispatcher.ts').then(
      (module) => {
        dispatch = module.dispatch;
        // Where a page is left first, this never runs.
        void dispatch(batch, false, page);
      },
      () => {},
    );
}
