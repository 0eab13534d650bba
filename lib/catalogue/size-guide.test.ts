import { type Measure, sizeGuide } from './size-guide.ts';

const guideOf = (slug: string, sizes: string[]) =>
  sizeGuide({
    variants: sizes.map((size) => ({ size })),
    mainCategory: { id: 1, slug, name: slug },
  } as unknown as Parameters<typeof sizeGuide>[0]);

test.each([
  ['abayas', ['52', '54', '56', '58']],
  ['dresses', ['36', '38', '40', '42', '44']],
  ['skirts', ['S', 'M', 'L', 'XL']],
  ['jewelry', ['16', '17', '18']],
])('%s in %j have a table of these sizes, and every cell of it says something', (slug, sizes) => {
  const guide = guideOf(slug, sizes);
  expect(guide?.rows.map(({ size }) => size)).toEqual(sizes);
  for (const { values } of guide?.rows ?? []) for (const value of values) expect(value).toMatch(/^\d/);
});

test('each kind is measured where it has to fit', () => {
  const measured = (slug: string, size: string): Measure[] | undefined => guideOf(slug, [size])?.measures;
  expect(measured('abayas', '54')).toEqual(['height', 'bust']);
  expect(measured('abayas', 'M')).toEqual(['bust', 'waist', 'hips']);
  expect(measured('pants', '38')).toEqual(['waist', 'hips']);
});

test('what has no sizes, or one that the shop has not measured, has no table', () => {
  expect(guideOf('hijabs', [])).toBeNull();
  expect(guideOf('dresses', ['M', 'Giant'])).toBeNull();
  expect(guideOf('beauty', ['50 ml'])).toBeNull();
});
