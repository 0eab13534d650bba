import { priceRange, priceStep } from './price-range.ts';

test('nobody can tell where the slider ends while the upstream does not answer, unless the shop says it', () => {
  expect(priceRange(undefined, undefined)).toBeNull();
  expect(priceRange(12_000, undefined)).toEqual({ min: 100, max: 12_000 });
});

test.each([
  ['5000 where nobody says anything else', undefined, null, { min: 100, max: 5000 }],
  ['the dearest price on offer, which can be chosen', undefined, 4_512_050, { min: 100, max: 45_150 }],
  ['what the shop is configured to, before that', 12_000, 4_512_050, { min: 100, max: 12_000 }],
  ['the usual end where nothing is on offer', undefined, 0, { min: 100, max: 5000 }],
  ['a price below where it begins elsewhere', undefined, 8000, { min: 0, max: 100 }],
])('the slider ends at %s', (_case, configured, dearest, range) => {
  expect(priceRange(configured, dearest)).toEqual(range);
  expect((range.max - range.min) % priceStep).toBe(0);
});
