import { type BodyMeasurement, sizeGuideFor } from './size-guide.ts';
import { product, variant } from './testing.ts';

const guideOf = (slug: string, sizes: string[]) =>
  sizeGuideFor(
    product({
      variants: sizes.map((size) => variant({ size })),
      mainCategory: { id: 1, slug, name: slug },
    }),
  );

describe('size guide', () => {
  test.each([
    ['abayas', ['52', '54', '56', '58']],
    ['dresses', ['36', '38', '40', '42', '44']],
    ['skirts', ['S', 'M', 'L', 'XL']],
  ])('%s in %j have a complete table of these sizes', (slug, sizes) => {
    const guide = guideOf(slug, sizes);
    expect(guide?.rows.map(({ size }) => size)).toEqual(sizes);
    for (const { values } of guide?.rows ?? []) for (const value of values) expect(value).toMatch(/^\d/);
  });

  test('a ring has a table of its own in any category', () => {
    const ring = product({ variants: [variant({ size: '16' })] });
    const options = ring.options.map((option) => ({ ...option, isRing: true as const }));
    expect(sizeGuideFor({ ...ring, options })).toEqual({
      bodyMeasurements: ['finger'],
      rows: [{ size: '16', values: ['5.0'] }],
    });
  });

  test.each(['jewelry', 'dresses'])('%s that are no rings have none in ring sizes', (slug) => {
    expect(guideOf(slug, ['16', '17', '18'])).toBeNull();
  });

  test('each category has its own body measurements', () => {
    const measuresOf = (slug: string, size: string): BodyMeasurement[] | undefined =>
      guideOf(slug, [size])?.bodyMeasurements;
    expect(measuresOf('abayas', '54')).toEqual(['height', 'bust']);
    expect(measuresOf('abayas', 'M')).toEqual(['bust', 'waist', 'hips']);
    expect(measuresOf('pants', '38')).toEqual(['waist', 'hips']);
  });

  test('property names of Object.prototype have no table', () => {
    expect(guideOf('constructor', ['M'])).toBeNull();
    expect(guideOf('__proto__', ['M'])).toBeNull();
    expect(guideOf('dresses', ['constructor'])).toBeNull();
  });

  test('a product without sizes or with an unknown size has no table', () => {
    expect(guideOf('hijabs', [])).toBeNull();
    expect(guideOf('dresses', ['M', 'Giant'])).toBeNull();
    expect(guideOf('beauty', ['50 ml'])).toBeNull();
  });
});
