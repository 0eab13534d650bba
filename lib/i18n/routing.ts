import { defineRouting } from 'next-intl/routing';

export const locales = ['en', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** Language of URLs without a prefix. A constant of its own, so that browsers load no more of the routing. */
export const defaultLocale = 'en' satisfies Locale;

/** English URLs have no prefix, Arabic ones begin with `/ar`. Language detection and cookies are off, so that pages stay cacheable. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});

/** Returns whether a string is a language of the shop. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** Returns the writing direction of a language. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}
