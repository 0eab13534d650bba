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
const woman = (usualSize: string, heightCm = 163): BodyProfile => ({ heightCm, usualSize });
const sizeOf = (profile: BodyProfile, measurements = dress, fits: FitCounts | null = null) =>
  recommendSize(profile, measurements, fits)?.garment.size;

describe('recommended size of a garment', () => {
  test('is the usual size, by either system', () => {
    expect(recommendSize(woman('M'), dress, null)).toMatchObject({
      garment: { size: 'M' },
      bust: 91,
      isSure: true,
      reasons: ['chest'],
    });
    expect(sizeOf(woman('38'))).toBe('S');
    expect(sizeOf(woman('44'))).toBe('XL');
  });

  test('is larger where the garment has no room around the chest', () => {
    const tight = garment(['S', 'M', 'L', 'XL'], 86, 112);
    expect(recommendSize(woman('M'), tight, null)).toMatchObject({
      garment: { size: 'L' },
      isSure: false,
      reasons: ['chest', 'tight'],
    });
  });

  test('follows the height where sizes are lengths', () => {
    expect([150, 157, 163, 170].map((height) => sizeOf(woman('S', height), abaya))).toEqual([
      '52',
      '54',
      '56',
      '58',
    ]);
    expect(recommendSize(woman('S', 153), abaya, null)).toMatchObject({ isSure: true, reasons: ['length'] });
  });

  test('is a longer abaya where the chest needs it, and not sure', () => {
    expect(recommendSize(woman('XL', 153), abaya, null)).toMatchObject({
      garment: { size: '52' },
      isSure: true,
    });
    const narrow = garment(['52', '54', '56', '58'], 104, 132, { chest: 4, length: 5 });
    expect(recommendSize(woman('XL', 153), narrow, null)).toMatchObject({
      garment: { size: '56' },
      isSure: false,
      reasons: ['length', 'tight', 'long'],
    });
  });

  test('has an alternative between two sizes', () => {
    expect(recommendSize(woman('L', 156.4), abaya, null)).toMatchObject({
      garment: { size: '54' },
      alternative: '52',
      isSure: false,
      reasons: ['length', 'between'],
    });
  });

  test('is the nearest size for a visitor beyond them, and not sure', () => {
    expect(recommendSize(woman('M', 190), abaya, null)).toMatchObject({
      garment: { size: '58' },
      isSure: false,
      reasons: ['length', 'outOfRange'],
    });
    expect(recommendSize(woman('XL'), dress.slice(0, 2), null)).toMatchObject({
      garment: { size: 'M' },
      isSure: false,
      reasons: ['chest', 'outOfRange'],
    });
  });

  test.each<[FitCounts, string, string[], boolean]>([
    [{ small: 6, true: 2, large: 1 }, 'L', ['chest', 'runsSmall'], true],
    [{ small: 1, true: 2, large: 6 }, 'S', ['chest', 'runsLarge'], true],
    [{ small: 4, true: 2, large: 4 }, 'M', ['chest', 'mixedReviews'], false],
    [{ small: 4, true: 0, large: 0 }, 'M', ['chest'], true],
  ])('takes the reviews %j into account', (fits, size, reasons, isSure) => {
    const found = recommendSize(woman('M'), garment(['S', 'M', 'L', 'XL'], 97, 112), fits);
    expect(found).toMatchObject({ garment: { size }, reasons, isSure });
  });

  test('leaves at least 4 cm around the chest', () => {
    // The bust of size M is 91 cm on average.
    const exact = garment(['S', 'M', 'L', 'XL'], 89, 112);
    expect(sizeOf(woman('M'), exact)).toBe('M');
    expect(sizeOf(woman('M'), exact, { small: 4, true: 2, large: 4 })).toBe('M');
    expect(sizeOf(woman('M'), garment(['S', 'M', 'L', 'XL'], 88.9, 112))).toBe('L');
  });

  test('warns of a length that reaches the floor', () => {
    expect(recommendSize(woman('M', 150), garment(['S', 'M'], 98, 136), null)?.reasons).toContain('long');
  });

  test('needs two measured sizes and a known usual size', () => {
    expect(recommendSize(woman('M'), dress.slice(0, 1), null)).toBeNull();
    expect(recommendSize(woman('7'), dress, null)).toBeNull();
  });
});

describe('recommended size of any garment', () => {
  const measurements = fc
    .record({
      sizes: fc.constantFrom(['S', 'M', 'L', 'XL'], ['36', '38', '40', '42', '44'], ['52', '54', '56', '58']),
      chest: fc.integer({ min: 80, max: 130 }),
      length: fc.integer({ min: 50, max: 150 }),
      grade: fc.record({ chest: fc.integer({ min: 3, max: 8 }), length: fc.integer({ min: 0, max: 6 }) }),
    })
    .map(({ sizes, chest, length, grade }) => garment(sizes, chest, length, grade));
  const fits = fc.option(fc.record({ small: fc.nat(20), true: fc.nat(20), large: fc.nat(20) }), {
    nil: null,
  });
  const height = fc.integer({ min: 130, max: 200 });
  const bustOf = (size: string) => {
    const { min = 0, max = 0 } = bustRangeOf(size) ?? {};
    return min + max;
  };
  const bySize = [...usualSizes].sort((a, b) => bustOf(a) - bustOf(b));

  test('is one of its sizes, whatever their order', () => {
    fc.assert(
      fc.property(
        measurements,
        height,
        fc.constantFrom(...usualSizes),
        fits,
        (sizes, heightCm, usualSize, votes) => {
          const found = recommendSize({ heightCm, usualSize }, sizes, votes);
          expect(sizes).toContain(found?.garment);
          expect(recommendSize({ heightCm, usualSize }, [...sizes].reverse(), votes)).toEqual(found);
          if (found?.alternative != null) expect(found.isSure).toBe(false);
        },
      ),
    );
  });

  test('never shrinks with a larger usual size', () => {
    fc.assert(
      fc.property(measurements, height, fits, (sizes, heightCm, votes) => {
        const chests = bySize.map(
          (usualSize) => recommendSize({ heightCm, usualSize }, sizes, votes)?.garment.chest ?? 0,
        );
        expect(chests).toEqual([...chests].sort((a, b) => a - b));
      }),
    );
  });
});
