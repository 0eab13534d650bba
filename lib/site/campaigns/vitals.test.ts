import { ratingOf, type VitalName } from './vitals.ts';

describe('ratingOf', () => {
  test.each<[VitalName, number, string]>([
    ['lcp', 2500, 'good'],
    ['lcp', 2501, 'needsImprovement'],
    ['lcp', 4000, 'needsImprovement'],
    ['lcp', 4001, 'poor'],
    ['inp', 200, 'good'],
    ['inp', 201, 'needsImprovement'],
    ['inp', 500, 'needsImprovement'],
    ['inp', 501, 'poor'],
    ['cls', 0.1, 'good'],
    ['cls', 0.101, 'needsImprovement'],
    ['cls', 0.25, 'needsImprovement'],
    ['cls', 0.251, 'poor'],
  ])('rates the metric %s of %d as %s', (name, p75, rating) => {
    expect(ratingOf(name, { p75, loads: 20 })).toBe(rating);
  });

  test('fewer than 20 page loads are not rated', () => {
    expect(ratingOf('lcp', { p75: 1, loads: 19 })).toBe('tooFew');
  });
});
