import 'server-only';
import { getLocale } from 'next-intl/server';
import { currentTenant } from '@/lib/platform/tenant/server';
import type { Shop } from './shop.ts';

/** Returns the tenant, its public origin and the language of the page being rendered. */
export async function currentShop(): Promise<Shop> {
  const [tenant, locale] = await Promise.all([currentTenant(), getLocale()]);
  return { tenant, origin: tenant.origin, locale };
}
