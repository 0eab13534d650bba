import { direction, isLocale, routing } from './routing.ts';

test('pages stay cacheable: no language is guessed, no cookie set and no header of languages sent', () => {
  expect(routing).toMatchObject({ localeDetection: false, localeCookie: false, alternateLinks: false });
});

test('English is written from the left, Arabic from the right, and nothing else is a language of the shop', () => {
  expect([direction('en'), direction('ar')]).toEqual(['ltr', 'rtl']);
  expect(['en', 'ar', 'fr', '', 'EN'].map(isLocale)).toEqual([true, true, false, false, false]);
});
