/** Languages of the shop. A path begins with its language, as `/ar/cart` does, unless that is the default language. */
export const locales = ['en', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** Language of paths without a language prefix. */
export const defaultLocale = 'en' satisfies Locale;

/** Returns whether a string is a language of the shop. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** Returns the writing direction of a language. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
