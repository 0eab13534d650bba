import type { Language } from '../http/language.ts';

/** Selects from a pair of columns such as `nameEn` and `nameAr`. */
export function inLanguage(language: Language, en: string, ar: string): string {
  return language === 'ar' ? ar : en;
}
