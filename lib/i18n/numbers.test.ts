import { createTranslator } from 'next-intl';
import messages from '@/messages/ar.json';
import {
  calendarDay,
  change,
  decimalNumber,
  duration,
  followerCount,
  percentage,
  wholeNumber,
} from './numbers.ts';

test('numbers are written with one decimal where they are short, with none where they are whole', () => {
  expect(followerCount(48_211, 'en').count).toMatch(/^48\.2k$/i);
  expect(wholeNumber(48_211.6, 'en')).toBe('48,212');
  expect(percentage(0.0423, 'en')).toBe('4.2%');
});

test('followers agree with the number as it is written: 9.8 thousand is a round one', () => {
  const t = createTranslator({ locale: 'ar', messages, namespace: 'layout' });
  const said = (value: number) => t('followers', { ...followerCount(value, 'ar'), network: 'X' });
  expect([1, 2, 5, 11, 9_750].map(said)).toEqual([
    'متابع واحد على X',
    'متابعان على X',
    '5 متابعين على X',
    '11 متابعًا على X',
    '9.8\u00a0ألف متابع على X',
  ]);
});

test('a change says which way it went, and nothing where there was none', () => {
  expect([change(0.123, 'en'), change(-0.5, 'en'), change(0, 'en')]).toEqual(['+12%', '-50%', '0%']);
});

test('Arabic numbers have Latin digits, and a day is that day wherever it is read', () => {
  expect(wholeNumber(48_211, 'ar')).toBe('48,211');
  expect(calendarDay('2026-03-04', 'en')).toBe('4 Mar 2026');
});

test('a time is written in milliseconds below a second, a small number with three decimals', () => {
  expect([duration(96, 'en'), duration(999, 'en'), duration(1240, 'en')]).toEqual(['96ms', '999ms', '1.24s']);
  expect(duration(1240, 'ar')).toMatch(/^1\.24\s\S/);
  expect(decimalNumber(0.0134, 'en')).toBe('0.013');
});
