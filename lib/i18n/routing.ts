import { defineRouting } from 'next-intl/routing';

/** English has no prefix, Arabic lives under `/ar`; nothing is guessed from headers and no cookie is set, so that pages stay cacheable. */
export const routing = defineRouting({
  locales: ['en', 'ar'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});

export type Locale = (typeof routing.locales)[number];

export const locales = routing.locales;

/** Whether a text names a language of the shop. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** Writing direction of a language. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
