import { createTranslator } from 'next-intl';
import messages from '@/messages/ar.json';
import {
  followerCountValues,
  formatCalendarDay,
  formatDecimal,
  formatDuration,
  formatInteger,
  formatPercent,
  formatPercentChange,
} from './format.ts';

describe('number and date formats', () => {
  test('compact numbers and percentages have one decimal; integers have none', () => {
    expect([999, 1000, 48_211].map((value) => followerCountValues(value, 'en').followers)).toEqual([
      999, 1000, 1000,
    ]);
    expect(followerCountValues(48_211, 'en').count).toMatch(/^48\.2k$/i);
    expect(formatInteger(48_211.6, 'en')).toBe('48,212');
    expect(formatPercent(0.0423, 'en')).toBe('4.2%');
  });

  test('the followers message has the plural form of the formatted number', () => {
    const t = createTranslator({ locale: 'ar', messages, namespace: 'layout' });
    const message = (value: number) => t('followers', { ...followerCountValues(value, 'ar'), network: 'X' });
    expect([1, 2, 5, 11, 9_750].map(message)).toEqual([
      'متابع واحد على X',
      'متابعان على X',
      '5 متابعين على X',
      '11 متابعًا على X',
      '9.8\u00a0ألف متابع على X',
    ]);
  });

  test('a change has a sign unless it is zero', () => {
    expect([
      formatPercentChange(0.123, 'en'),
      formatPercentChange(-0.5, 'en'),
      formatPercentChange(0, 'en'),
    ]).toEqual(['+12%', '-50%', '0%']);
  });

  test('Arabic numbers have Latin digits; calendar days ignore time zones', () => {
    expect(formatInteger(48_211, 'ar')).toBe('48,211');
    expect(formatCalendarDay('2026-03-04', 'en')).toBe('4 Mar 2026');
  });

  test('durations below a second are in milliseconds', () => {
    expect([formatDuration(96, 'en'), formatDuration(999, 'en'), formatDuration(1240, 'en')]).toEqual([
      '96ms',
      '999ms',
      '1.24s',
    ]);
    expect([formatDuration(1000, 'en'), formatDuration(1236, 'en')]).toEqual(['1s', '1.24s']);
    expect(formatDuration(1240, 'ar')).toMatch(/^1\.24\s\S/);
    expect(formatDecimal(0.0134, 'en')).toBe('0.013');
  });
});
