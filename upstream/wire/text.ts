import type { Language } from '../http/language.ts';

/** The half of a pair of columns such as `nameEn`, `nameAr` that a language reads. */
export function inLanguage(language: Language, en: string, ar: string): string {
  return language === 'ar' ? ar : en;
}
