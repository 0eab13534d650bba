import 'server-only';
import { isLocale, type Locale } from '@/lib/platform/i18n/routing';
import { type TenantWithOrigin, tenantById } from '@/lib/platform/tenant/server';

/** Root segments of a route handler, set by the middleware. */
export type DocumentParams = Promise<{ tenant: string; locale: string }>;

/** Shop and language of a document. */
export interface DocumentShop {
  tenant: TenantWithOrigin;
  locale: Locale;
}

/** Resolves shop and language of a document; null for unknown segments. */
export async function resolveDocumentShop(params: DocumentParams): Promise<DocumentShop | null> {
  const { tenant: id, locale } = await params;
  const tenant = tenantById(id);
  return tenant && isLocale(locale) ? { tenant, locale } : null;
}
