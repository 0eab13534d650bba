import type { Shop } from '../shops.ts';
import type { Filter } from './resolve-filter.ts';
import { withShownPriceRange } from './shown-price-range.ts';

/** Returns the range that a filter from `minPrice` to `maxPrice` gets for shops with these currencies. */
function rangeOf(minPrice: number | undefined, maxPrice: number | undefined, ...currencies: string[]) {
  const shops = new Map(currencies.map((currency) => [currency, {} as Shop]));
  const filter = { minPrice, maxPrice, pageNumber: 1, pageSize: 10 } as Filter;
  const widened = withShownPriceRange(filter, shops);
  return [widened.minPrice, widened.maxPrice].map((price) => price && Number(price.toFixed(6)));
}

describe('price range of a filter', () => {
  test.each([
    [1000, 1000, 'EGP', 999.995, 1000.004],
    [0.29, 0.29, 'SAR', 0.285, 0.294],
    [999.991, 1000.009, 'EGP', 999.995, 1000.004],
    [1000, 1000, 'JPY', 999.5, 1000.499],
    [0, 0, 'EGP', 0, 0.004],
  ])('%d to %d in %s has prices %d to %d', (min, max, currency, from, to) => {
    expect(rangeOf(min, max, currency)).toEqual([from, to]);
  });

  test('has the decimals that all shops show', () => {
    expect(rangeOf(1000, 1000, 'EGP', 'SAR')).toEqual([999.995, 1000.004]);
    expect(rangeOf(1000, 1000, 'EGP', 'KWD')).toEqual([1000, 1000]);
    expect(rangeOf(1000, 1000, 'KWD')).toEqual([1000, 1000]);
    expect(rangeOf(1000, 1000)).toEqual([1000, 1000]);
  });

  test('stays open where it is open', () => {
    expect(rangeOf(undefined, 1000, 'EGP')).toEqual([undefined, 1000.004]);
    expect(rangeOf(1000, undefined, 'EGP')).toEqual([999.995, undefined]);
  });
});
