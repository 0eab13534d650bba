/** The measures of page loads that count, in the order in which they are shown (lib/tracking/vitals.ts). */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;

export type VitalName = (typeof vitalNames)[number];

/** The value that three quarters of so many page loads stayed within: milliseconds, of `cls` without a unit. */
export interface Vital {
  p75: number;
  loads: number;
}

/** Each null where no page load told of it. */
export type Vitals = Record<VitalName, Vital | null>;

/** Fewer page loads say more of a few visitors than of the shop. */
export const fewestLoads = 20;

/** Up to which value a measure is good, and from above which on it is poor (web.dev/vitals). */
export const thresholds: Record<VitalName, [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export type Rating = 'good' | 'improvable' | 'poor';

/** How good a measure is; `few` where too few page loads told of it. */
export function rated(name: VitalName, vital: Vital): Rating | 'few' {
  if (vital.loads < fewestLoads) return 'few';
  const [good, poor] = thresholds[name];
  if (vital.p75 <= good) return 'good';
  return vital.p75 <= poor ? 'improvable' : 'poor';
}
