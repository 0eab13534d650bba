import { toCurrencyUnits } from '../../../contract/currency.ts';
import type { MinorUnits } from '../../platform/money/money.ts';

/** Range of the price slider and its step, in currency units. */
export interface PriceRange {
  min: number;
  max: number;
  step: number;
}

/** Steps of the price slider. It uses the largest one that divides its range into ten steps or more. */
const steps = [50, 10, 5, 1];
const minStepCount = 10;

/** Lower end of a range with the largest step; a smaller range begins at 0, so that cheap products are in it. */
const minOfLargeRange = 100;
/** Upper end where neither the shop nor its catalogue states one. */
const defaultMax = 5000;

/**
 * Returns the range of the price slider.
 * @param configuredMax the shop's setting, in currency units
 * @param catalogueMax highest price in the catalogue; null when not stated, undefined while the API is unavailable
 * @returns null while the upper end is unknown
 */
export function priceRange(
  configuredMax: number | undefined,
  catalogueMax: MinorUnits | null | undefined,
  currency: string,
): PriceRange | null {
  if (configuredMax === undefined && catalogueMax === undefined) return null;
  const upperEnd = configuredMax ?? (catalogueMax ? toCurrencyUnits(catalogueMax, currency) : defaultMax);
  const step = steps.find((candidate) => upperEnd >= candidate * minStepCount) ?? 1;
  const max = Math.ceil(upperEnd / step) * step;
  return { min: step === steps[0] ? minOfLargeRange : 0, max, step };
}
