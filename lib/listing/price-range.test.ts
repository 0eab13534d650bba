import { priceRange, priceStep } from './price-range.ts';

describe('price range', () => {
  test('without the upstream, the range needs a configured maximum', () => {
    expect(priceRange(undefined, undefined)).toBeNull();
    expect(priceRange(12_000, undefined)).toEqual({ min: 100, max: 12_000 });
  });

  test.each([
    ['5000 by default', undefined, null, { min: 100, max: 5000 }],
    ['the rounded highest price in the catalogue', undefined, 4_512_050, { min: 100, max: 45_150 }],
    ['the configured maximum if there is one', 12_000, 4_512_050, { min: 100, max: 12_000 }],
    ['the default for an empty catalogue', undefined, 0, { min: 100, max: 5000 }],
    ['100 in a catalogue of cheaper products', undefined, 8000, { min: 0, max: 100 }],
  ])('the slider ends at %s', (_case, configured, catalogueMax, range) => {
    expect(priceRange(configured, catalogueMax)).toEqual(range);
    expect((range.max - range.min) % priceStep).toBe(0);
  });
});
