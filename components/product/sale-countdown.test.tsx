import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { remainingTime, SaleCountdown } from './sale-countdown.tsx';

const toMs = (days: number, hours: number, minutes: number, seconds: number) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

describe('remaining time', () => {
  test.each([
    { days: 0, hours: 0, minutes: 0, seconds: 0 },
    { days: 0, hours: 0, minutes: 0, seconds: 59 },
    { days: 0, hours: 23, minutes: 59, seconds: 59 },
    { days: 31, hours: 0, minutes: 1, seconds: 0 },
  ])('milliseconds are split into whole units: %j', (units) => {
    expect(remainingTime(toMs(units.days, units.hours, units.minutes, units.seconds) + 999)).toEqual(units);
  });

  test('a negative duration is zero', () => {
    expect(remainingTime(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

test.each([
  ['en', [1, 2, 1, 0], ['01 day', '02 hours', '01 minute', '00 seconds']],
  ['ar', [14, 5, 59, 3], ['14 يومًا', '05 ساعات', '59 دقيقة', '03 ثوانٍ']],
] as const)('units agree with their number (%s)', (locale, [days, hours, minutes, seconds], texts) => {
  renderInShop(<SaleCountdown endsAt={toMs(days, hours, minutes, seconds)} now={0} />, { locale });
  const units = [...screen.getByRole('timer').children];
  expect(units.map(({ textContent }) => textContent)).toEqual(texts);
});
