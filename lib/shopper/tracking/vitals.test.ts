import { cumulativeLayoutShift, interactionToNextPaint, largestContentfulPaint } from './vitals.ts';

describe('web vitals', () => {
  test('LCP is the last candidate, relative to the activation', () => {
    const candidates = [{ startTime: 300.2 }, { startTime: 812.6 }];
    expect(largestContentfulPaint(candidates, 0)).toBe(813);
    expect(largestContentfulPaint(candidates, 500)).toBe(313);
    expect(largestContentfulPaint(candidates, 2000)).toBe(0);
    expect(largestContentfulPaint([], 0)).toBeUndefined();
  });

  describe('INP', () => {
    const interactions = (...durations: number[]) =>
      durations.map((duration, index) => ({ interactionId: index + 1, duration }));

    test('ignores one outlier for every 50 interactions', () => {
      const slow = interactions(48, 400, 120.4, 320);
      expect([4, 49, 50, 99, 100].map((count) => interactionToNextPaint(slow, count))).toEqual([
        400, 400, 320, 320, 120,
      ]);
    });

    test('counts an interaction once, with its slowest event', () => {
      const twoInteractions = [
        { interactionId: 7, duration: 64 },
        { interactionId: 7, duration: 200 },
        { interactionId: 7, duration: 104 },
        { interactionId: 8, duration: 56 },
      ];
      expect(interactionToNextPaint(twoInteractions, 2)).toBe(200);
      expect(interactionToNextPaint(twoInteractions, 60)).toBe(56);
    });

    test('uses the fastest entry when most interactions have no entry', () => {
      expect(interactionToNextPaint(interactions(80), 300)).toBe(80);
    });

    test('is undefined without interactions', () => {
      expect(interactionToNextPaint([], 0)).toBeUndefined();
    });
  });

  describe('CLS', () => {
    const shift = (startTime: number, value: number, hadRecentInput = false) => ({
      startTime,
      value,
      hadRecentInput,
    });

    test('is the sum of the largest session window', () => {
      expect(cumulativeLayoutShift([shift(0, 0.1), shift(999, 0.05), shift(1999, 0.12)])).toBe(0.15);
    });

    test('ends a window after five seconds of continuous shifts', () => {
      const shifts = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.01));
      expect(cumulativeLayoutShift(shifts)).toBe(0.06);
    });

    test('ends a window exactly after a 1 s gap or 5 s', () => {
      expect(cumulativeLayoutShift([shift(0, 0.1), shift(1000, 0.1)])).toBe(0.1);
      const steady = [0, 999, 1998, 2997, 3996, 4995].map((at) => shift(at, 0.01));
      expect(cumulativeLayoutShift(steady)).toBe(0.06);
      expect(cumulativeLayoutShift([...steady.slice(0, 5), shift(4600, 0.01), shift(5000, 0.01)])).toBe(0.06);
    });

    test('excludes shifts after input and is 0 without shifts', () => {
      expect(cumulativeLayoutShift([shift(0, 0.3, true), shift(10, 0.0216)])).toBe(0.022);
      expect(cumulativeLayoutShift([])).toBe(0);
    });
  });

  test('CLS may be above 1', () => {
    expect(cumulativeLayoutShift([{ startTime: 0, value: 1.2, hadRecentInput: false }])).toBe(1.2);
  });
});
