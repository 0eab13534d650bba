import 'server-only';
import { notFound } from 'next/navigation';
import { tenant as rootTenant } from 'next/root-params';
import { settings } from '@/lib/settings/settings';
import { originOf } from './origin.ts';
import { type Tenant, tenantForHost } from './tenant.ts';
import { tenants } from './tenants-file.ts';

export type CurrentTenant = Tenant & { origin: string };

/** A tenant with its public origin; null when there is none of that id. */
export function tenantById(id: string | undefined): CurrentTenant | null {
  const found = tenants().find((tenant) => tenant.id === id);
  return found ? withOrigin(found) : null;
}

/** Every tenant of this installation, with its public origin. */
export function allTenants(): CurrentTenant[] {
  return tenants().map(withOrigin);
}

/** The tenant of the page being rendered, with its public origin. */
export async function currentTenant(): Promise<CurrentTenant> {
  return tenantById(await rootTenant()) ?? notFound();
}

/** The tenant that answers to a `Host` header, with its public origin, where no page is being rendered. */
export function tenantOfHost(host: string | null): CurrentTenant {
  return withOrigin(tenantForHost(tenants(), host));
}

function withOrigin(tenant: Tenant): CurrentTenant {
  return { ...tenant, origin: originOf(tenant, settings().siteUrl) };
}
