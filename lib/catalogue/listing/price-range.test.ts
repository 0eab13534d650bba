import { priceRange } from './price-range.ts';

describe('price range', () => {
  test('without the upstream, the range needs a configured maximum', () => {
    expect(priceRange(undefined, undefined, 'EGP')).toBeNull();
    expect(priceRange(12_000, undefined, 'EGP')).toEqual({ min: 100, max: 12_000, step: 50 });
  });

  test.each([
    ['5000 by default', undefined, null, { min: 100, max: 5000, step: 50 }],
    ['the rounded highest price in the catalogue', undefined, 4_512_050, { min: 100, max: 45_150, step: 50 }],
    ['the configured maximum if there is one', 12_000, 4_512_050, { min: 100, max: 12_000, step: 50 }],
    ['the default for an empty catalogue', undefined, 0, { min: 100, max: 5000, step: 50 }],
    ['80 in a catalogue of cheaper products', undefined, 8000, { min: 0, max: 80, step: 5 }],
    ['450, in steps of 10', undefined, 44_050, { min: 0, max: 450, step: 10 }],
  ])('the slider ends at %s', (_case, configured, catalogueMax, range) => {
    expect(priceRange(configured, catalogueMax, 'EGP')).toEqual(range);
    expect((range.max - range.min) % range.step).toBe(0);
  });

  test.each([
    ['KWD', 45_005, { min: 0, max: 46, step: 1 }],
    ['KWD', 9995, { min: 0, max: 10, step: 1 }],
    ['KWD', 5, { min: 0, max: 1, step: 1 }],
    ['JPY', 12_001, { min: 100, max: 12_050, step: 50 }],
  ])('the slider suits prices in %s up to %d minor units', (currency, catalogueMax, range) => {
    expect(priceRange(undefined, catalogueMax, currency)).toEqual(range);
  });
});
