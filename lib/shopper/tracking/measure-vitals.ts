import { defaultLocale, isLocale } from '../../platform/i18n/routing.ts';
import { routeName } from '../../platform/urls/route-name.ts';
import type { ShopEvent } from './events.ts';
import {
  cumulativeLayoutShift,
  type InteractionEntry,
  interactionToNextPaint,
  type LayoutShiftEntry,
  largestContentfulPaint,
  type PaintEntry,
} from './vitals.ts';

/**
 * Measures the web vitals of this page load and reports them once, when the page is first hidden or left. Soft navigations count
 * towards the load. Pages opened in the background are not measured, because they paint only once they are shown.
 * @param url initial URL of the page
 */
export function measureVitals(url: string, report: (event: ShopEvent) => void): void {
  if (wasEverHidden()) return;
  const getPaints = observeEntries<PaintEntry>(['largest-contentful-paint']);
  const getShifts = observeEntries<LayoutShiftEntry>(['layout-shift']);
  const getInteractions = observeEntries<InteractionEntry>(
    ['event', 'first-input'],
    ({ interactionId }) => interactionId > 0,
  );
  let isReported = false;
  const reportOnce = () => {
    if (isReported) return;
    isReported = true;
    const vitals = {
      lcp: largestContentfulPaint(getPaints?.() ?? [], activationTime()),
      inp: interactionToNextPaint(getInteractions?.() ?? [], interactionCount()),
      cls: getShifts ? cumulativeLayoutShift(getShifts()) : undefined,
    };
    if (Object.values(vitals).every((value) => value === undefined)) return;
    const { pathname } = new URL(url);
    const [, segment = ''] = pathname.split('/');
    const language = isLocale(segment) ? segment : defaultLocale;
    report({ type: 'web-vitals', page: routeName(pathname), language, vitals });
  };
  addEventListener('pagehide', reportOnce);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reportOnce());
}

/**
 * Collects past and future performance entries of these types. Returns a function that returns all entries so far; null when the
 * browser does not support a type.
 */
function observeEntries<Entry>(
  types: string[],
  isRelevant: (entry: Entry) => boolean = () => true,
): (() => Entry[]) | null {
  if (!types.every((type) => PerformanceObserver.supportedEntryTypes.includes(type))) return null;
  const observed: Entry[] = [];
  const collect = (entries: PerformanceEntryList) =>
    observed.push(...(entries as Entry[]).filter(isRelevant));
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  for (const type of types) observer.observe({ type, buffered: true, ...eventTimingOptions });
  return () => {
    collect(observer.takeRecords());
    return observed;
  };
}

/** Interactions faster than 40 ms are counted but produce no entry, except for the first input. */
const eventTimingOptions = { durationThreshold: 40 };

function wasEverHidden(): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return document.visibilityState === 'hidden' || states.some(({ name }) => name === 'hidden');
}

/** Number of interactions; 0 when the browser does not count them, so that no outlier is ignored. */
function interactionCount(): number {
  return (performance as { interactionCount?: number }).interactionCount ?? 0;
}

/** Milliseconds until a prerendered page was activated; 0 for any other page. */
function activationTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return navigation?.activationStart ?? 0;
}
