import { bustRangeOf } from '../product/size-guide.ts';
import type { Fit, GarmentMeasurements } from '../product/types.ts';
import { sizeKindOf } from '../sizes/size-kind.ts';
import type { BodyProfile } from './body-profile.ts';

/** Grounds of a recommendation and doubts about it: keys below `fit.reasons`. */
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
  garment: GarmentMeasurements;
  /** Estimated bust in centimetres. */
  bust: number;
  /** The other size that may fit; null without one. */
  alternative: string | null;
  isSure: boolean;
  reasons: FitReason[];
}

/** Length of a floor-length garment, from shoulder to hem, as a share of the body's height; and where it touches the floor. */
const idealLengthShare = 0.86;
const maxLengthShare = 0.89;
/** Least room around the chest in centimetres: of a garment sized by its length, and of others. */
const minEaseOfLengths = 8;
const minEase = 4;
/** Intended room where no size of the garment is in the size table. */
const defaultEase = 12;
/** Differences in centimetres up to which two sizes fit alike, and from which none does. */
const betweenCm = 1.5;
const maxMissCm = 4;
/** Reviews shift the bust by about one size; they count from this number of buyers on. */
const reviewShiftCm = 5;
const minReviews = 5;
const mixedShare = 0.3;

/**
 * Recommends a size of a garment from a visitor's height and usual size, the garment's measurements and what buyers say of its fit
 * (docs/behaviour.md §2.7). Null for fewer than two measured sizes, or an unknown usual size.
 */
export function recommendSize(
  { heightCm, usualSize }: BodyProfile,
  measurements: readonly GarmentMeasurements[],
  fits: FitCounts | null,
): SizeRecommendation | null {
  const range = bustRangeOf(usualSize);
  if (!range || measurements.length < 2) return null;
  const reviews = judgeReviews(fits);
  const bust = (range.min + range.max) / 2;
  const isByLength = measurements.every(({ size }) => sizeKindOf(size) === 'lengths');
  const ease = isByLength ? minEaseOfLengths : minEase;
  const wanted = bust + reviews.shiftCm;
  const missOf = isByLength
    ? ({ length }: GarmentMeasurements) => Math.abs(length - idealLengthShare * heightCm)
    : ({ chest }: GarmentMeasurements) => Math.abs(chest - wanted - intendedEase(measurements));

  const byMiss = [...measurements].sort(
    (a, b) => missOf(a) - missOf(b) || a.chest - b.chest || a.size.localeCompare(b.size),
  );
  const wide = byMiss.filter(({ chest }) => chest >= wanted + ease);
  const largest = [...measurements].sort((a, b) => b.chest - a.chest || a.size.localeCompare(b.size))[0];
  const [best = largest, second] = wide;
  if (!best) return null;
  const isOutOfRange = wide.length === 0 || Math.min(...measurements.map(missOf)) > maxMissCm;
  const isTight = wide.length > 0 && best !== byMiss[0];
  const isBetween = !isOutOfRange && second !== undefined && missOf(second) - missOf(best) < betweenCm;
  const reasons: FitReason[] = [isByLength ? 'length' : 'chest', ...reviews.reasons];
  if (isTight) reasons.push('tight');
  if (isBetween) reasons.push('between');
  if (isOutOfRange) reasons.push('outOfRange');
  if (best.length > maxLengthShare * heightCm) reasons.push('long');
  return {
    garment: best,
    bust,
    alternative: isBetween ? second.size : null,
    isSure: !isOutOfRange && !isTight && !isBetween && !reviews.reasons.includes('mixedReviews'),
    reasons,
  };
}

/** Median room around the chest over the sizes that are in the size table, in centimetres. */
function intendedEase(measurements: readonly GarmentMeasurements[]): number {
  const eases = measurements
    .flatMap(({ size, chest }) => {
      const range = bustRangeOf(size);
      return range ? [chest - (range.min + range.max) / 2] : [];
    })
    .sort((a, b) => a - b);
  return eases[Math.floor(eases.length / 2)] ?? defaultEase;
}

function judgeReviews(fits: FitCounts | null): { shiftCm: number; reasons: FitReason[] } {
  const total = fits ? fits.small + fits.true + fits.large : 0;
  if (!fits || total < minReviews) return { shiftCm: 0, reasons: [] };
  if (fits.small > total / 2) return { shiftCm: reviewShiftCm, reasons: ['runsSmall'] };
  if (fits.large > total / 2) return { shiftCm: -reviewShiftCm, reasons: ['runsLarge'] };
  const isMixed = fits.small >= mixedShare * total && fits.large >= mixedShare * total;
  return { shiftCm: 0, reasons: isMixed ? ['mixedReviews'] : [] };
}
