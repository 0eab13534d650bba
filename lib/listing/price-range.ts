import type { Minor } from '../money/money.ts';

/** Ends of the price slider, in units of the shop currency. */
export interface PriceRange {
  min: number;
  max: number;
}

/** What a thumb of the slider moves by. */
export const priceStep = 50;

const usualMin = 100;
const usualMax = 5000;

/**
 * The lowest and the highest price that can be chosen (specification section 9).
 * @param configured where the shop's configuration says they end
 * @param dearest price on offer, as the upstream says; null when it does not, undefined while it does not answer
 * @returns null when nobody can tell
 */
export function priceRange(
  configured: number | undefined,
  dearest: Minor | null | undefined,
): PriceRange | null {
  if (configured === undefined && dearest === undefined) return null;
  const end = configured ?? (dearest ? dearest / 100 : usualMax);
  const max = Math.max(priceStep, Math.ceil(end / priceStep) * priceStep);
  return { min: max > usualMin ? usualMin : 0, max };
}
