import 'server-only';
import { notFound } from 'next/navigation';
import { tenant as rootTenant } from 'next/root-params';
import { getLocale } from 'next-intl/server';
import { settings } from '@/lib/platform/settings/settings';
import { originOf, type Shop } from './shop.ts';
import { type Tenant, tenantForHost } from './tenant.ts';
import { tenants } from './tenants-file.ts';

export type TenantWithOrigin = Tenant & { origin: string };

/** Returns a tenant by id with its public origin; null when unknown. */
export function tenantById(id: string | undefined): TenantWithOrigin | null {
  const tenant = tenants().find((candidate) => candidate.id === id);
  return tenant ? withOrigin(tenant) : null;
}

/** Returns all tenants with their public origins. */
export function allTenants(): TenantWithOrigin[] {
  return tenants().map(withOrigin);
}

/** Returns the tenant of the page being rendered. Throws Next's not-found error when unknown. */
export async function currentTenant(): Promise<TenantWithOrigin> {
  return tenantById(await rootTenant()) ?? notFound();
}

/** Returns the tenant, its public origin and the language of the page being rendered. */
export async function currentShop(): Promise<Shop> {
  const [tenant, locale] = await Promise.all([currentTenant(), getLocale()]);
  return { tenant, origin: tenant.origin, locale };
}

/** Returns the tenant of a `Host` header, for requests outside of pages; the first tenant for an unknown host. */
export function resolveTenant(host: string | null): TenantWithOrigin {
  return withOrigin(tenantForHost(tenants(), host));
}

function withOrigin(tenant: Tenant): TenantWithOrigin {
  return { ...tenant, origin: originOf(tenant, settings().siteUrl) };
}
