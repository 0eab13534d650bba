import { rated, type VitalName } from './vitals.ts';

test.each<[VitalName, number, string]>([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'improvable'],
  ['lcp', 4000, 'improvable'],
  ['lcp', 4001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 201, 'improvable'],
  ['inp', 500, 'improvable'],
  ['inp', 501, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.101, 'improvable'],
  ['cls', 0.25, 'improvable'],
  ['cls', 0.251, 'poor'],
])('%s of %d is %s', (name, p75, rating) => {
  expect(rated(name, { p75, loads: 20 })).toBe(rating);
});

test('fewer than 20 page loads are rated by nothing', () => {
  expect(rated('lcp', { p75: 1, loads: 19 })).toBe('few');
});
