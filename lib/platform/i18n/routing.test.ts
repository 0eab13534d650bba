import { pageLocale } from './page-locale.ts';
import { direction, isLocale } from './routing.ts';

describe('language routing', () => {
  test('the language of a page without a known one is English', () => {
    const languageOf = (lang: string) => {
      Object.assign(globalThis, { document: { documentElement: { lang } } });
      return pageLocale();
    };
    expect(['en', 'ar', 'fr', ''].map(languageOf)).toEqual(['en', 'ar', 'en', 'en']);
    Reflect.deleteProperty(globalThis, 'document');
  });

  test('English is ltr, Arabic is rtl, others are not supported', () => {
    expect([direction('en'), direction('ar')]).toEqual(['ltr', 'rtl']);
    expect(['en', 'ar', 'fr', '', 'EN'].map(isLocale)).toEqual([true, true, false, false, false]);
  });
});
