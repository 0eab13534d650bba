import type { MinorUnits } from '../money/money.ts';

/** Range of the price slider, in currency units. */
export interface PriceRange {
  min: number;
  max: number;
}

/** Step of the price slider, in currency units. */
export const priceStep = 50;

const defaultMin = 100;
const defaultMax = 5000;

/**
 * Returns the range of the price slider.
 * @param configuredMax the shop's setting, in currency units
 * @param catalogueMax highest price in the catalogue; null when not stated, undefined while the upstream is unavailable
 * @returns null while the upper end is unknown
 */
export function priceRange(
  configuredMax: number | undefined,
  catalogueMax: MinorUnits | null | undefined,
): PriceRange | null {
  if (configuredMax === undefined && catalogueMax === undefined) return null;
  const upperEnd = configuredMax ?? (catalogueMax ? catalogueMax / 100 : defaultMax);
  const max = Math.max(priceStep, Math.ceil(upperEnd / priceStep) * priceStep);
  return { min: max > defaultMin ? defaultMin : 0, max };
}
