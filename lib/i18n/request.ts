import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale, routing } from './routing.ts';

/** The language of a page is its second root segment; nothing about the visitor is read. */
export default getRequestConfig(async () => {
  const asked = (await rootLocale()) ?? '';
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  return {
    locale,
    timeZone: 'Africa/Cairo',
    messages: (await import(`../../messages/${locale}.json`)).default,
  };
});
