import { timeLeft } from './time-left.ts';

const ms = (days: number, hours: number, minutes: number, seconds: number) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

test.each([
  { days: 0, hours: 0, minutes: 0, seconds: 0 },
  { days: 0, hours: 0, minutes: 0, seconds: 59 },
  { days: 0, hours: 23, minutes: 59, seconds: 59 },
  { days: 31, hours: 0, minutes: 1, seconds: 0 },
])('what is left is counted in whole units: %j', (left) => {
  expect(timeLeft(ms(left.days, left.hours, left.minutes, left.seconds) + 999)).toEqual(left);
});

test('after the end nothing is left', () => {
  expect(timeLeft(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
