/** Core Web Vitals in display order (lib/shopper/tracking/vitals.ts). */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;

export type VitalName = (typeof vitalNames)[number];

/** A web vital as measured on several page loads. */
export interface Vital {
  /** 75th percentile in milliseconds; `cls` has no unit. */
  p75: number;
  /** Number of page loads. */
  loads: number;
}

/** Web vitals by name; null for one that was not measured. */
export type Vitals = Record<VitalName, Vital | null>;

/** Number of page loads below which a percentile is not rated. */
export const minSampleSize = 20;

/** Highest good value and highest value that is not poor (web.dev/vitals). */
export const thresholds: Record<VitalName, [maxGood: number, maxNotPoor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export type Rating = 'good' | 'needsImprovement' | 'poor';

/** Rates a vital; `tooFew` below the minimum sample size. */
export function ratingOf(name: VitalName, vital: Vital): Rating | 'tooFew' {
  if (vital.loads < minSampleSize) return 'tooFew';
  const [maxGood, maxNotPoor] = thresholds[name];
  if (vital.p75 <= maxGood) return 'good';
  return vital.p75 <= maxNotPoor ? 'needsImprovement' : 'poor';
}
