import { foreignLanguage } from './foreign-text.ts';

const english = { lang: 'en', dir: 'ltr' };
const arabic = { lang: 'ar', dir: 'rtl' };

describe('language of a text', () => {
  test.each([
    ['Linen Abaya', undefined, english],
    ['Robe d’été – 100 %', undefined, english],
    ['عباية كتان', arabic, undefined],
    ['عباية ٥٤', arabic, undefined],
    ['عباية Noor', undefined, undefined],
    ['100 % – 54', undefined, undefined],
    ['', undefined, undefined],
  ])('%p is marked where the page has another', (text, onEnglishPage, onArabicPage) => {
    expect(foreignLanguage(text, 'en')).toEqual(onEnglishPage);
    expect(foreignLanguage(text, 'ar')).toEqual(onArabicPage);
  });
});
