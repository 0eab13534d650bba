import { inputResponse, largestPaint, layoutShift } from './vitals.ts';

test('the largest paint is the last candidate, in whole milliseconds since the page was shown', () => {
  const candidates = [{ startTime: 300.2 }, { startTime: 812.6 }];
  expect(largestPaint(candidates, 0)).toBe(813);
  expect(largestPaint(candidates, 500)).toBe(313);
  expect(largestPaint(candidates, 2000)).toBe(0);
  expect(largestPaint([], 0)).toBeUndefined();
});

describe('the response to input', () => {
  const noted = (...durations: number[]) =>
    durations.map((duration, index) => ({ interactionId: index + 1, duration }));

  test('is the slowest one up to 49 interactions, of 50 the second slowest, of 100 the third', () => {
    const slow = noted(48, 400, 120.4, 320);
    expect([4, 49, 50, 99, 100].map((count) => inputResponse(slow, count))).toEqual([
      400, 400, 320, 320, 120,
    ]);
  });

  test('counts the slowest event of an interaction, once', () => {
    const tap = [
      { interactionId: 7, duration: 64 },
      { interactionId: 7, duration: 200 },
      { interactionId: 7, duration: 104 },
      { interactionId: 8, duration: 56 },
    ];
    expect(inputResponse(tap, 2)).toBe(200);
    expect(inputResponse(tap, 60)).toBe(56);
  });

  test('is that of the fastest which was noted where many more were too fast for that', () => {
    expect(inputResponse(noted(80), 300)).toBe(80);
  });

  test('is nothing without interactions', () => {
    expect(inputResponse([], 0)).toBeUndefined();
  });
});

describe('the shift of the layout', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });

  test('is the sum of its worst window, which ends after a second of rest', () => {
    expect(layoutShift([shift(0, 0.1), shift(999, 0.05), shift(1999, 0.12)])).toBe(0.15);
  });

  test('ends a window after five seconds, however often something shifts', () => {
    const often = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.01));
    expect(layoutShift(often)).toBe(0.06);
  });

  test('ends a window exactly one second after the last shift and five after the first', () => {
    expect(layoutShift([shift(0, 0.1), shift(1000, 0.1)])).toBe(0.1);
    const steady = [0, 999, 1998, 2997, 3996, 4995].map((at) => shift(at, 0.01));
    expect(layoutShift(steady)).toBe(0.06);
    expect(layoutShift([...steady.slice(0, 5), shift(4600, 0.01), shift(5000, 0.01)])).toBe(0.06);
  });

  test('leaves out what follows an input, and is 0 where nothing shifted', () => {
    expect(layoutShift([shift(0, 0.3, true), shift(10, 0.0216)])).toBe(0.022);
    expect(layoutShift([])).toBe(0);
  });
});

test('a large shift is told to the thousandth', () => {
  expect(layoutShift([{ startTime: 0, value: 1.2, hadRecentInput: false }])).toBe(1.2);
});
