import { calendarDay, change, compactNumber, percentage, wholeNumber } from './numbers.ts';

test('numbers are written with one decimal where they are short, with none where they are whole', () => {
  expect(compactNumber(48_211, 'en')).toMatch(/^48\.2k$/i);
  expect(wholeNumber(48_211.6, 'en')).toBe('48,212');
  expect(percentage(0.0423, 'en')).toBe('4.2%');
});

test('a change says which way it went, and nothing where there was none', () => {
  expect([change(0.123, 'en'), change(-0.5, 'en'), change(0, 'en')]).toEqual(['+12%', '-50%', '0%']);
});

test('Arabic numbers have Latin digits, and a day is that day wherever it is read', () => {
  expect(wholeNumber(48_211, 'ar')).toBe('48,211');
  expect(calendarDay('2026-03-04', 'en')).toBe('4 Mar 2026');
});
