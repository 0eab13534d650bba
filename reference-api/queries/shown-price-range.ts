import { currencyDecimals } from '../../contract/currency.ts';
import type { Shops } from '../shops.ts';
import { catalogueDecimals } from '../wire/price.ts';
import type { Filter } from './resolve-filter.ts';

/**
 * Widens the price range of a filter to all prices that shops show within it, since they round prices to the decimals of their currency:
 * 999.995 and 1000.004 are shown as 1000.00. Without shops, and where they show different decimals, the range stays as it is.
 */
export function withShownPriceRange(filter: Filter, shops: Shops): Filter {
  const [decimals = catalogueDecimals, ...others] = new Set([...shops.keys()].map(currencyDecimals));
  if (others.length > 0 || decimals >= catalogueDecimals) return filter;
  const { minPrice, maxPrice } = filter;
  const smallestStep = 10 ** -catalogueDecimals;
  // Prices are rounded half up.
  const halfMinorUnit = 0.5 * 10 ** -decimals;
  return {
    ...filter,
    ...(minPrice != null && {
      minPrice: Math.max(0, roundTo(minPrice, decimals, Math.ceil) - halfMinorUnit),
    }),
    ...(maxPrice != null && {
      maxPrice: roundTo(maxPrice, decimals, Math.floor) + halfMinorUnit - smallestStep,
    }),
  };
}

function roundTo(price: number, decimals: number, round: (value: number) => number): number {
  // Rounding two decimals later first corrects binary fractions: 0.29 * 100 is 29 only after rounding.
  return round(Math.round(price * 10 ** (decimals + 2)) / 100) / 10 ** decimals;
}
