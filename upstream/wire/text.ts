import type { Language } from '../http/language.ts';

/** Selects from a pair of columns such as `nameEn` and `nameAr`. */
export function inLanguage(language: Language, en: string, ar: string): string {
  return language === 'ar' ? ar : en;
}

/** Returns a text that may exist in one language only, preferably in the requested one, with its language. */
export function inLanguageOrOther(
  language: Language,
  en: string | null,
  ar: string | null,
): { text: string; language: Language } {
  const other = language === 'en' ? 'ar' : 'en';
  const texts = { en, ar };
  const found = texts[language] === null ? other : language;
  return { text: texts[found] ?? '', language: found };
}
