import { defaultLocale, isLocale, type Locale } from '../../platform/i18n/routing.ts';
import { pageRoute } from '../../platform/urls/page-route.ts';

/** Core Web Vitals of a page load: LCP and INP in whole milliseconds, CLS to three decimals; absent when not measured. */
export interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Event with the vitals of a page load. */
export interface VitalsEvent {
  type: 'web-vitals';
  /** Route of the page (`pageRoute`), such as `/shop/shop-details/*`. */
  page: string;
  language: Locale;
  vitals: Vitals;
}

/** Performance timeline entries, reduced to the used properties; times in milliseconds. */
export interface PaintEntry {
  startTime: number;
}
export interface InteractionEntry {
  /** 0 for an event that belongs to no interaction. */
  interactionId: number;
  duration: number;
}
export interface LayoutShiftEntry {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

/** Limits of a session window of layout shifts. */
const maxShiftGapMs = 1000;
const maxShiftWindowMs = 5000;
/** INP ignores one outlier per 50 interactions, so it is the 98th percentile. */
const interactionsPerOutlier = 50;

/**
 * Returns LCP in milliseconds: the time of the last candidate; undefined without candidates.
 * @param activationTime milliseconds until a prerendered page was activated, else 0
 */
export function largestContentfulPaint(
  candidates: readonly PaintEntry[],
  activationTime: number,
): number | undefined {
  const lastCandidate = candidates.at(-1);
  return lastCandidate && Math.round(Math.max(0, lastCandidate.startTime - activationTime));
}

/**
 * Returns INP in milliseconds: the slowest interaction, or the 98th percentile of many; undefined without interactions. An interaction
 * counts with its slowest event.
 * @param count number of all interactions, including those too fast for an entry
 */
export function interactionToNextPaint(
  entries: readonly InteractionEntry[],
  count: number,
): number | undefined {
  const durationById = new Map<number, number>();
  for (const { interactionId, duration } of entries)
    durationById.set(interactionId, Math.max(duration, durationById.get(interactionId) ?? 0));
  const durations = [...durationById.values()].sort((a, b) => b - a);
  const percentile98 = durations[Math.min(durations.length - 1, Math.floor(count / interactionsPerOutlier))];
  return percentile98 === undefined ? undefined : Math.round(percentile98);
}

/** Returns CLS: the largest session window, which lasts 5 s at most and ends after 1 s without a shift. Shifts after input are excluded. */
export function cumulativeLayoutShift(shifts: readonly LayoutShiftEntry[]): number {
  let [max, sum] = [0, 0];
  let [windowStart, lastShift] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const isSameWindow = startTime - lastShift < maxShiftGapMs && startTime - windowStart < maxShiftWindowMs;
    sum = isSameWindow ? sum + value : value;
    if (!isSameWindow) windowStart = startTime;
    lastShift = startTime;
    max = Math.max(max, sum);
  }
  return Math.round(max * 1000) / 1000;
}

/**
 * Measures the web vitals of this page load and reports them once, when the page is first hidden or left. Soft navigations count
 * towards the load. Pages opened in the background are not measured, because they paint only once they are shown.
 * @param url initial URL of the page
 */
export function measureVitals(url: string, report: (event: VitalsEvent) => void): void {
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
      // 0 without any shift; undefined where the browser does not report shifts.
      cls: getShifts ? cumulativeLayoutShift(getShifts()) : undefined,
    };
    if (Object.values(vitals).every((value) => value === undefined)) return;
    const { pathname } = new URL(url);
    const [, segment = ''] = pathname.split('/');
    const language = isLocale(segment) ? segment : defaultLocale;
    const path = segment === language ? pathname.slice(segment.length + 1) || '/' : pathname;
    report({ type: 'web-vitals', page: pageRoute(path), language, vitals });
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
