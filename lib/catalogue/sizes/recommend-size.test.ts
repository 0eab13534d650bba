import fc from 'fast-check';
import { bustRangeOf } from '../product/size-guide.ts';
import type { GarmentMeasurements } from '../product/types.ts';
import { type BodyProfile, usualSizes } from './body-profile.ts';
import { type FitCounts, recommendSize } from './recommend-size.ts';

/** A garment whose chest and length grow with each size. */
const garment = (sizes: readonly string[], chest: number, length: number, grade = { chest: 6, length: 2 }) =>
  sizes.map<GarmentMeasurements>((size, step) => ({
    size,
    chest: chest + step * grade.chest,
    waist: null,
    length: length + step * grade.length,
    sleeve: null,
  }));
const dress = garment(['S', 'M', 'L', 'XL'], 98, 112);
const abaya = garment(['52', '54', '56', '58'], 112, 132, { chest: 4, length: 5 });
const visitor = (usualSize: string, heightCm = 163): BodyProfile => ({ heightCm, usualSize });
const sizeOf = (profile: BodyProfile, measurements = dress, fitCounts: FitCounts | null = null) =>
  recommendSize(profile, measurements, fitCounts)?.measurements.size;

describe('recommended size of a garment', () => {
  test('is the usual size, in letters or numbers', () => {
    expect(recommendSize(visitor('M'), dress, null)).toMatchObject({
      measurements: { size: 'M' },
      bust: 91,
      isSure: true,
      reasons: ['chest'],
    });
    expect(sizeOf(visitor('38'))).toBe('S');
    expect(sizeOf(visitor('44'))).toBe('XL');
  });

  test('is larger where the garment has no room around the chest', () => {
    const tight = garment(['S', 'M', 'L', 'XL'], 86, 112);
    expect(recommendSize(visitor('M'), tight, null)).toMatchObject({
      measurements: { size: 'L' },
      isSure: false,
      reasons: ['chest', 'tight'],
    });
  });

  test('follows the height where sizes are lengths', () => {
    expect([150, 157, 163, 170].map((height) => sizeOf(visitor('S', height), abaya))).toEqual([
      '52',
      '54',
      '56',
      '58',
    ]);
    expect(recommendSize(visitor('S', 153), abaya, null)).toMatchObject({
      isSure: true,
      reasons: ['length'],
    });
  });

  test('is longer than ideal, and not sure, where the chest needs it', () => {
    expect(recommendSize(visitor('XL', 153), abaya, null)).toMatchObject({
      measurements: { size: '52' },
      isSure: true,
    });
    const narrow = garment(['52', '54', '56', '58'], 104, 132, { chest: 4, length: 5 });
    expect(recommendSize(visitor('XL', 153), narrow, null)).toMatchObject({
      measurements: { size: '56' },
      isSure: false,
      reasons: ['length', 'tight', 'long'],
    });
  });

  test('has an alternative between two sizes', () => {
    expect(recommendSize(visitor('L', 156.4), abaya, null)).toMatchObject({
      measurements: { size: '54' },
      alternative: '52',
      isSure: false,
      reasons: ['length', 'between'],
    });
  });

  test('is the nearest size, and not sure, when no size fits', () => {
    expect(recommendSize(visitor('M', 190), abaya, null)).toMatchObject({
      measurements: { size: '58' },
      isSure: false,
      reasons: ['length', 'outOfRange'],
    });
    expect(recommendSize(visitor('XL'), dress.slice(0, 2), null)).toMatchObject({
      measurements: { size: 'M' },
      isSure: false,
      reasons: ['chest', 'outOfRange'],
    });
  });

  test.each<[FitCounts, string, string[], boolean]>([
    [{ small: 6, true: 2, large: 1 }, 'L', ['chest', 'runsSmall'], true],
    [{ small: 1, true: 2, large: 6 }, 'S', ['chest', 'runsLarge'], true],
    [{ small: 4, true: 2, large: 4 }, 'M', ['chest', 'mixedReviews'], false],
    [{ small: 4, true: 0, large: 0 }, 'M', ['chest'], true],
    [{ small: 5, true: 0, large: 0 }, 'L', ['chest', 'runsSmall'], true],
    [{ small: 3, true: 3, large: 0 }, 'M', ['chest'], true],
    [{ small: 0, true: 3, large: 3 }, 'M', ['chest'], true],
    [{ small: 3, true: 4, large: 3 }, 'M', ['chest', 'mixedReviews'], false],
    [{ small: 4, true: 5, large: 1 }, 'M', ['chest'], true],
    [{ small: 1, true: 5, large: 4 }, 'M', ['chest'], true],
  ])('takes the reviews %j into account', (fitCounts, size, reasons, isSure) => {
    const recommendation = recommendSize(visitor('M'), garment(['S', 'M', 'L', 'XL'], 97, 112), fitCounts);
    expect(recommendation).toMatchObject({ measurements: { size }, reasons, isSure });
  });

  test('leaves at least 4 cm around the chest', () => {
    // The bust of size M is 91 cm on average.
    const narrowest = garment(['S', 'M', 'L', 'XL'], 89, 112);
    expect(sizeOf(visitor('M'), narrowest)).toBe('M');
    expect(sizeOf(visitor('M'), narrowest, { small: 4, true: 2, large: 4 })).toBe('M');
    expect(sizeOf(visitor('M'), garment(['S', 'M', 'L', 'XL'], 88.9, 112))).toBe('L');
  });

  test.each([
    // The ideal length is 129 cm, and 133.5 cm reaches the floor.
    [133, 5, ['length']],
    [133.5, 5, ['length', 'outOfRange']],
    [134, 5, ['length', 'outOfRange', 'long']],
    [129, 1.4, ['length', 'between']],
    [129, 1.5, ['length']],
  ])('of sizes from %d cm, %d cm apart, has the reasons %j', (length, step, reasons) => {
    const sizes = garment(['54', '56'], 112, length, { chest: 4, length: step });
    expect(recommendSize(visitor('S', 150), sizes, null)?.reasons).toEqual(reasons);
  });

  test('is tight only where a wider size fits', () => {
    const reasonsFor = (chest: number) =>
      recommendSize(visitor('S', 150), garment(['54', '56'], chest, 129, { chest: 20, length: 2 }), null)
        ?.reasons;
    expect(reasonsFor(80)).toEqual(['length', 'tight']);
    expect(reasonsFor(40)).toEqual(['length', 'outOfRange']);
  });

  test('warns of a length that reaches the floor', () => {
    expect(recommendSize(visitor('M', 150), garment(['S', 'M'], 98, 136), null)?.reasons).toContain('long');
  });

  test('needs two measured sizes and a known usual size', () => {
    expect(recommendSize(visitor('M'), dress.slice(0, 1), null)).toBeNull();
    expect(recommendSize(visitor('7'), dress, null)).toBeNull();
  });
});

describe('recommended size of any garment', () => {
  const anyMeasurements = fc
    .record({
      sizes: fc.constantFrom(['S', 'M', 'L', 'XL'], ['36', '38', '40', '42', '44'], ['52', '54', '56', '58']),
      chest: fc.integer({ min: 80, max: 130 }),
      length: fc.integer({ min: 50, max: 150 }),
      grade: fc.record({ chest: fc.integer({ min: 3, max: 8 }), length: fc.integer({ min: 0, max: 6 }) }),
    })
    .map(({ sizes, chest, length, grade }) => garment(sizes, chest, length, grade));
  const anyFitCounts = fc.option(fc.record({ small: fc.nat(20), true: fc.nat(20), large: fc.nat(20) }), {
    nil: null,
  });
  const anyHeight = fc.integer({ min: 130, max: 200 });
  const bustOf = (size: string) => {
    const { min = 0, max = 0 } = bustRangeOf(size) ?? {};
    return (min + max) / 2;
  };
  const sizesByBust = [...usualSizes].sort((a, b) => bustOf(a) - bustOf(b));

  test('is one of the sizes of the garment, whatever their order', () => {
    fc.assert(
      fc.property(
        anyMeasurements,
        anyHeight,
        fc.constantFrom(...usualSizes),
        anyFitCounts,
        (measurements, heightCm, usualSize, fitCounts) => {
          const recommendation = recommendSize({ heightCm, usualSize }, measurements, fitCounts);
          expect(measurements).toContain(recommendation?.measurements);
          expect(recommendSize({ heightCm, usualSize }, [...measurements].reverse(), fitCounts)).toEqual(
            recommendation,
          );
          if (recommendation?.alternative != null) expect(recommendation.isSure).toBe(false);
        },
      ),
    );
  });

  test('never shrinks with a larger usual size', () => {
    fc.assert(
      fc.property(anyMeasurements, anyHeight, anyFitCounts, (measurements, heightCm, fitCounts) => {
        const chests = sizesByBust.map(
          (usualSize) =>
            recommendSize({ heightCm, usualSize }, measurements, fitCounts)?.measurements.chest ?? 0,
        );
        expect(chests).toEqual([...chests].sort((a, b) => a - b));
      }),
    );
  });
});
