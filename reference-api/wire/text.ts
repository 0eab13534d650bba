import type { Language } from '../http/language.ts';

/** Selects from a pair of columns such as `nameEn` and `nameAr`. */
export function inLanguage(language: Language, en: string, ar: string): string {
  return language === 'ar' ? ar : en;
}

/** Returns a text and its language: the requested language, or the other one when the text exists only in that language. */
export function inLanguageOrOther(
  language: Language,
  en: string | null,
  ar: string | null,
): { text: string; language: Language } {
  const other = language === 'en' ? 'ar' : 'en';
  const texts = { en, ar };
  const available = texts[language] === null ? other : language;
  return { text: texts[available] ?? '', language: available };
}
