import { locale as rootLocale, tenant as rootTenant } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale, routing } from '../i18n/routing.ts';
import { tenantById } from './server.ts';
import { defaultTimeZone } from './tenant.ts';

/** The shop and the language of a page are its root segments; nothing about the visitor is read. */
export default getRequestConfig(async () => {
  const asked = (await rootLocale()) ?? '';
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  return {
    locale,
    timeZone: tenantById(await rootTenant())?.timeZone ?? defaultTimeZone,
    messages: (await import(`../../messages/${locale}.json`)).default,
  };
});
