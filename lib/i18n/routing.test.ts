import { direction, isLocale, routing } from './routing.ts';

describe('language routing', () => {
  test('language detection, cookies and link headers are off', () => {
    expect(routing).toMatchObject({ localeDetection: false, localeCookie: false, alternateLinks: false });
  });

  test('English is ltr, Arabic is rtl, others are not supported', () => {
    expect([direction('en'), direction('ar')]).toEqual(['ltr', 'rtl']);
    expect(['en', 'ar', 'fr', '', 'EN'].map(isLocale)).toEqual([true, true, false, false, false]);
  });
});
