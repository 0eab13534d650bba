import type { EventPage, QueuedEvent } from './events.ts';

/**
 * Puts page views before other events. Effects of a page may track events before its page view: they get the referrer of the page view,
 * which gets the time of the earliest of them.
 * @param page of the latest page view; null before the first
 */
export function pageViewsFirst(events: readonly QueuedEvent[], page: EventPage | null): QueuedEvent[] {
  const isView = ({ event }: QueuedEvent) => event.type === 'page-view';
  const referred = events.map((queued) =>
    queued.pageUrl === page?.pageUrl ? { ...queued, referrer: page.referrer } : queued,
  );
  const others = referred.filter((queued) => !isView(queued));
  const views = referred.filter(isView).map((view) => {
    const times = others.filter(({ pageUrl }) => pageUrl === view.pageUrl).map(({ at }) => at);
    return { ...view, at: [view.at, ...times].reduce((a, b) => (b.monotonic < a.monotonic ? b : a)) };
  });
  return [...views, ...others];
}
