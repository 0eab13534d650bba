/**
 * The measures of a page load that Google calls its core web vitals, each absent where nothing was measured: the largest paint
 * (LCP) and the response to input (INP) in whole milliseconds, the shift of the layout (CLS) without a unit, to thousandths.
 */
export interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Entries of the browser's performance timeline, as far as they are looked at; times in milliseconds. */
export interface Paint {
  startTime: number;
}
export interface Interaction {
  interactionId: number;
  duration: number;
}
export interface Shift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

const windowGapMs = 1000;
const longestWindowMs = 5000;
/** Of so many interactions one may be slower than what counts: the 98th percentile. */
const forgivenEvery = 50;

/** The last of the candidates, each larger than those before. @param shownAt when a page that was made ahead was shown */
export function largestPaint(candidates: readonly Paint[], shownAt: number): number | undefined {
  const last = candidates.at(-1);
  return last && Math.round(Math.max(0, last.startTime - shownAt));
}

/**
 * The slowest interaction, or the 98th percentile where there were many. Of one interaction its slowest event counts.
 * @param count of all interactions, those too fast to be noted included
 */
export function inputResponse(noted: readonly Interaction[], count: number): number | undefined {
  const slowest = new Map<number, number>();
  for (const { interactionId, duration } of noted)
    slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  const durations = [...slowest.values()].sort((one, other) => other - one);
  const counted = durations[Math.min(durations.length - 1, Math.floor(count / forgivenEvery))];
  return counted === undefined ? undefined : Math.round(counted);
}

/** The most that shifted in one window: at most five seconds, without a second of rest. What follows an input is expected. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [most, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - last < windowGapMs && startTime - first < longestWindowMs;
    sum = goesOn ? sum + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    most = Math.max(most, sum);
  }
  return Math.round(most * 1000) / 1000;
}
