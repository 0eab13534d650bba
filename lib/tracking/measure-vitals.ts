import { routeName } from '../address/route-name.ts';
import { isLocale, routing } from '../i18n/routing.ts';
import type { ShopEvent } from './events.ts';
import {
  type Interaction,
  inputResponse,
  largestPaint,
  layoutShift,
  type Paint,
  type Shift,
} from './vitals.ts';

/**
 * Measures how the page that was loaded does, and tells it once: when it is hidden or left for the first time. What the visitor does
 * after going on without a load belongs to it, too. Nothing is told of a page that was opened in the background, whose paints wait
 * for its visitor.
 * @param address the page was loaded from
 */
export function measureVitals(address: string, report: (event: ShopEvent) => void): void {
  if (wasHidden()) return;
  const paints = gather<Paint>(['largest-contentful-paint']);
  const shifts = gather<Shift>(['layout-shift']);
  const inputs = gather<Interaction>(['event', 'first-input'], ({ interactionId }) => interactionId > 0);
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    const vitals = {
      lcp: largestPaint(paints?.() ?? [], shownAt()),
      inp: inputResponse(inputs?.() ?? [], interactionCount()),
      cls: shifts ? layoutShift(shifts()) : undefined,
    };
    if (Object.values(vitals).every((value) => value === undefined)) return;
    const { pathname } = new URL(address);
    const [, first = ''] = pathname.split('/');
    const language = isLocale(first) ? first : routing.defaultLocale;
    report({ type: 'web-vitals', page: routeName(pathname), language, vitals });
  };
  addEventListener('pagehide', leave);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}

/** What the browser has noted of some kinds and goes on to note; null where it does not know them. */
function gather<Entry>(
  types: string[],
  matters: (entry: Entry) => boolean = () => true,
): (() => Entry[]) | null {
  if (!types.every((type) => PerformanceObserver.supportedEntryTypes.includes(type))) return null;
  const gathered: Entry[] = [];
  const take = (entries: PerformanceEntryList) => gathered.push(...(entries as Entry[]).filter(matters));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  for (const type of types) observer.observe({ type, buffered: true, ...noting });
  return () => {
    take(observer.takeRecords());
    return gathered;
  };
}

/** Faster interactions, but for the first one, are counted without being noted. */
const noting = { durationThreshold: 40 };

function wasHidden(): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return document.visibilityState === 'hidden' || states.some(({ name }) => name === 'hidden');
}

/** How many interactions there were; 0 where the browser does not say, so that none is forgiven. */
function interactionCount(): number {
  return (performance as { interactionCount?: number }).interactionCount ?? 0;
}

/** When a page was shown that a browser had made ahead. */
function shownAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return visit?.activationStart ?? 0;
}
