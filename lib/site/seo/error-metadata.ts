import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { currentTenant } from '@/lib/platform/tenant/server';

/** Metadata of an error page, without a canonical URL. Next adds `noindex` to a page with an error status. */
export async function errorMetadata(title: string, description: string): Promise<Metadata> {
  const [tenant, locale] = await Promise.all([currentTenant(), getLocale()]);
  return { title: `${title} | ${tenant.name[locale]}`, description };
}
