import 'server-only';
import { isLocale, type Locale } from '@/lib/i18n/routing';
import { type CurrentTenant, tenantById } from '@/lib/tenant/server';

/** Root segments of a route handler, as the middleware filled them in. */
export type DocumentParams = Promise<{ tenant: string; locale: string }>;

export interface Shop {
  tenant: CurrentTenant;
  locale: Locale;
}

/** The shop and language a document is asked of; null for segments the middleware does not write. */
export async function shopOf(params: DocumentParams): Promise<Shop | null> {
  const { tenant: id, locale } = await params;
  const tenant = tenantById(id);
  return tenant && isLocale(locale) ? { tenant, locale } : null;
}
