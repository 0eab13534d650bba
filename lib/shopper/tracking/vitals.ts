/** Core Web Vitals of a page load: LCP and INP in whole milliseconds, CLS to three decimals; absent when not measured. */
export interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Performance timeline entries, reduced to the used properties; times in milliseconds. */
export interface PaintEntry {
  startTime: number;
}
export interface InteractionEntry {
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
/** INP ignores one outlier for this many interactions, which makes it the 98th percentile. */
const interactionsPerOutlier = 50;

/** Returns LCP, the last candidate. @param activationTime milliseconds until a prerendered page was activated, else 0 */
export function largestContentfulPaint(
  candidates: readonly PaintEntry[],
  activationTime: number,
): number | undefined {
  const last = candidates.at(-1);
  return last && Math.round(Math.max(0, last.startTime - activationTime));
}

/**
 * Returns INP: the slowest interaction, or the 98th percentile of many. An interaction counts with its slowest event.
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
