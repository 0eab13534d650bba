import { formatUtcOffset, utcOffsetOf } from './utc-offset.ts';

const winter = Date.parse('2026-01-10');
const summer = Date.parse('2026-07-10');

describe('UTC offset', () => {
  test.each([
    ['Africa/Cairo', winter, 120],
    ['Africa/Cairo', summer, 180],
    ['Asia/Riyadh', winter, 180],
    ['Asia/Kolkata', winter, 330],
    ['America/New_York', winter, -300],
    ['UTC', winter, 0],
  ])('%s at %d is %d minutes ahead of UTC', (timeZone, time, minutes) => {
    expect(utcOffsetOf(timeZone, time)).toBe(minutes);
  });

  test.each([
    [0, 'UTC+00:00'],
    [120, 'UTC+02:00'],
    [-210, 'UTC-03:30'],
  ])('%d minutes are formatted as %s', (minutes, name) => {
    expect(formatUtcOffset(minutes)).toBe(name);
  });
});
