import { bustRangeOf } from '../product/size-guide.ts';
import type { Fit, GarmentMeasurements } from '../product/types.ts';
import type { BodyProfile } from './body-profile.ts';
import { sizeKindOf } from './size-kind.ts';

/**
 * Grounds of a recommendation and doubts about it: keys below `fit.reasons`. `tight`: another size comes nearer to the ideal measure, but
 * is too tight. `between`: two sizes may fit. `outOfRange`: no size fits. `long`: the garment touches the floor.
 */
export type FitReason =
  | 'length'
  | 'chest'
  | 'tight'
  | 'between'
  | 'outOfRange'
  | 'runsSmall'
  | 'runsLarge'
  | 'mixedReviews'
  | 'long';

/** Number of buyers by how they found the fit. */
export type FitCounts = Record<Fit, number>;

export interface SizeRecommendation {
  /** Measurements of the recommended size. */
  measurements: GarmentMeasurements;
  /** Estimated bust in centimetres. */
  bust: number;
  /** The other size that may fit; null without one. */
  alternative: string | null;
  isSure: boolean;
  reasons: FitReason[];
}

/** Ideal length of a floor-length garment, from shoulder to hem, as a share of the body's height. */
const idealLengthShare = 0.86;
/** Share of the height above which a garment touches the floor. */
const maxLengthShare = 0.89;
/** Least ease, which is the room around the chest, of a garment sized by its length, in centimetres. */
const minEaseByLength = 8;
/** Least ease of other garments, in centimetres. */
const minEase = 4;
/** Intended ease where no size of the garment is in the size table, in centimetres. */
const defaultEase = 12;
/** Two sizes may both fit when their deviations differ by less than this, in centimetres. */
const maxTieCm = 1.5;
/** Deviation from the ideal measure above which no size fits, in centimetres. */
const maxDeviationCm = 4;
/** Shift of the bust, about one size, when reviews agree that a garment runs small or large. */
const reviewShiftCm = 5;
/** Fewer reviews than this do not count. */
const minReviews = 5;
/** Reviews are mixed when at least this share calls the garment small and at least this share calls it large. */
const mixedShare = 0.3;

/**
 * Recommends a size of a garment from a visitor's height and usual size, the garment's measurements and what buyers say of its fit
 * (docs/behaviour.md §2.7). Returns null for fewer than two measured sizes or an unknown usual size.
 */
export function recommendSize(
  { heightCm, usualSize }: BodyProfile,
  measurements: readonly GarmentMeasurements[],
  fitCounts: FitCounts | null,
): SizeRecommendation | null {
  const bustRange = bustRangeOf(usualSize);
  if (!bustRange || measurements.length < 2) return null;
  const reviewVerdict = judgeReviews(fitCounts);
  const bust = (bustRange.min + bustRange.max) / 2;
  const isSizedByLength = measurements.every(({ size }) => sizeKindOf(size) === 'lengths');
  const leastEase = isSizedByLength ? minEaseByLength : minEase;
  const adjustedBust = bust + reviewVerdict.shiftCm;
  const deviationOf = isSizedByLength
    ? ({ length }: GarmentMeasurements) => Math.abs(length - idealLengthShare * heightCm)
    : ({ chest }: GarmentMeasurements) => Math.abs(chest - adjustedBust - intendedEase(measurements));

  const byDeviation = [...measurements].sort(
    (a, b) => deviationOf(a) - deviationOf(b) || a.chest - b.chest || a.size.localeCompare(b.size),
  );
  const wideEnough = byDeviation.filter(({ chest }) => chest >= adjustedBust + leastEase);
  const largest = [...measurements].sort((a, b) => b.chest - a.chest || a.size.localeCompare(b.size))[0];
  // When no size is wide enough, the largest is the best.
  const [best = largest, second] = wideEnough;
  if (!best) return null;
  const isOutOfRange = wideEnough.length === 0 || Math.min(...measurements.map(deviationOf)) > maxDeviationCm;
  const isNearestTooTight = wideEnough.length > 0 && best !== byDeviation[0];
  const isBetween =
    !isOutOfRange && second !== undefined && deviationOf(second) - deviationOf(best) < maxTieCm;
  const reasons: FitReason[] = [isSizedByLength ? 'length' : 'chest', ...reviewVerdict.reasons];
  if (isNearestTooTight) reasons.push('tight');
  if (isBetween) reasons.push('between');
  if (isOutOfRange) reasons.push('outOfRange');
  if (best.length > maxLengthShare * heightCm) reasons.push('long');
  return {
    measurements: best,
    bust,
    alternative: isBetween ? second.size : null,
    isSure:
      !isOutOfRange && !isNearestTooTight && !isBetween && !reviewVerdict.reasons.includes('mixedReviews'),
    reasons,
  };
}

/** Median ease of the sizes that are in the size table, in centimetres. */
function intendedEase(measurements: readonly GarmentMeasurements[]): number {
  const eases = measurements
    .flatMap(({ size, chest }) => {
      const bustRange = bustRangeOf(size);
      return bustRange ? [chest - (bustRange.min + bustRange.max) / 2] : [];
    })
    .sort((a, b) => a - b);
  return eases[Math.floor(eases.length / 2)] ?? defaultEase;
}

function judgeReviews(fitCounts: FitCounts | null): { shiftCm: number; reasons: FitReason[] } {
  const total = fitCounts ? fitCounts.small + fitCounts.true + fitCounts.large : 0;
  if (!fitCounts || total < minReviews) return { shiftCm: 0, reasons: [] };
  if (fitCounts.small > total / 2) return { shiftCm: reviewShiftCm, reasons: ['runsSmall'] };
  if (fitCounts.large > total / 2) return { shiftCm: -reviewShiftCm, reasons: ['runsLarge'] };
  const isMixed = fitCounts.small >= mixedShare * total && fitCounts.large >= mixedShare * total;
  return { shiftCm: 0, reasons: isMixed ? ['mixedReviews'] : [] };
}
