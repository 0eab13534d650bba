import { locale as rootLocale, tenant as rootTenant } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '../i18n/routing.ts';
import { messagesOf } from './messages.ts';
import { tenantById } from './server.ts';
import { defaultTimeZone } from './tenant.ts';

/** next-intl's request configuration. Depends only on the page's root segments, so that pages stay cacheable. */
export default getRequestConfig(async () => {
  const segment = (await rootLocale()) ?? '';
  const locale = isLocale(segment) ? segment : defaultLocale;
  const tenant = tenantById(await rootTenant());
  return {
    locale,
    timeZone: tenant?.timeZone ?? defaultTimeZone,
    messages: await messagesOf(tenant, locale),
  };
});
