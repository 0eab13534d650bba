import { createHash } from 'node:crypto';
import type { Settings } from '../../lib/platform/settings/settings.ts';
import { usedCapabilities } from '../../lib/platform/tenant/api-capabilities.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';

/** Settings that decide no byte of a page or read. Any other setting, also a new one, separates shared cache entries. */
const operationalSettings: ReadonlySet<string> = new Set<keyof Settings>([
  'campaignsKey',
  'cdnPurgeToken',
  'cdnPurgeUrl',
  'hasRequestLog',
  'isHstsForSubdomains',
  'logLevel',
  'metricsPort',
  'otlpEndpoint',
  'pageCacheMb',
  'pictureCacheMb',
  'port',
  'rateLimitFactor',
  'redisUrl',
  'revalidateSecret',
  'tenantsFile',
  'trustedProxies',
  'upstreamTimeoutMs',
]);

/**
 * Returns a hash of everything besides the API's data that decides the content of pages and reads: the build, the shops with the
 * capabilities that they use now, and the settings.
 */
export function contentKey(buildId: string, settings: Settings, tenants: Tenant[]): string {
  const decisiveSettings = Object.entries(settings).filter(([name]) => !operationalSettings.has(name));
  const shops = tenants.map((tenant) => ({ ...tenant, capabilities: usedCapabilities(tenant) }));
  return shortHash(buildId, JSON.stringify(decisiveSettings), JSON.stringify(shops));
}

/** Redis keys of the tags hash, with the last invalidation of each tag, and of the invalidation stream. */
export const invalidationKeys = (keyPrefix: string) =>
  [`${keyPrefix}:tags`, `${keyPrefix}:invalidations`] as const;

/** Returns a hash of 12 characters, as a part of Redis keys. */
export function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);
}
