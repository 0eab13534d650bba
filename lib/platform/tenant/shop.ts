import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from './tenant.ts';

/** A tenant as a page shows it: with its public origin, in the page's language. */
export interface Shop {
  tenant: Tenant;
  origin: string;
  locale: Locale;
}

/** Resolves a same-site path or absolute URL to an absolute URL. */
export function toAbsoluteUrl(url: string, { origin }: Pick<Shop, 'origin'>): string {
  return new URL(url, origin).href;
}

/**
 * Returns the public origin of a tenant. If both the site and the tenant's origin are local, the site's protocol and port replace the
 * protocol and port of the tenant's origin: all local shops are served by the same process.
 * @param siteUrl setting `SITE_URL`, the origin of a tenant that has none of its own
 */
export function originOf(tenant: Pick<Tenant, 'origin'>, siteUrl: string): string {
  if (!tenant.origin) return siteUrl;
  const [origin, site] = [new URL(tenant.origin), new URL(siteUrl)];
  if (!isLocal(origin) || !isLocal(site)) return tenant.origin;
  origin.protocol = site.protocol;
  origin.port = site.port;
  return origin.origin;
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}
