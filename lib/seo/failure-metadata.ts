import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { currentTenant } from '@/lib/tenant/server';

/** Head of a page that stands in for another: kept out of search engines, and without an address of its own. */
export async function failureMetadata(title: string, description: string): Promise<Metadata> {
  const [tenant, locale] = await Promise.all([currentTenant(), getLocale()]);
  return { title: `${title} | ${tenant.name[locale]}`, description, robots: { index: false, follow: true } };
}
