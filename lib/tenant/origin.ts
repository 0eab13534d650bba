import type { Tenant } from './tenant.ts';

/**
 * Public origin of a tenant. While the site is on this machine, so is a tenant whose origin is: at the site's port, whichever
 * one its configuration names.
 * @param siteUrl setting `SITE_URL`
 */
export function originOf(tenant: Pick<Tenant, 'origin'>, siteUrl: string): string {
  if (!tenant.origin) return siteUrl;
  const [own, site] = [new URL(tenant.origin), new URL(siteUrl)];
  if (!isLocal(own) || !isLocal(site)) return tenant.origin;
  own.protocol = site.protocol;
  own.port = site.port;
  return own.origin;
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
