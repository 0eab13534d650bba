import { createHash } from 'node:crypto';
import type { Settings } from '../../lib/platform/settings/settings.ts';
import { usedCapabilities } from '../../lib/platform/tenant/api-capabilities.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';

/** Settings on which no content of a page or read depends. Any other setting, also a new one, separates shared cache entries. */
const operationalSettings: ReadonlySet<string> = new Set<keyof Settings>([
  'campaignsKey',
  'cdnPurgeToken',
  'cdnPurgeUrl',
  'hasRequestLog',
  'isAnalyticsPathAssumed',
  'isHstsForSubdomains',
  'isRevalidateSecretGenerated',
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
 * Returns a digest of everything besides the API's data that decides the content of pages and reads: the build, the shops with the
 * capabilities that they use now, and the settings.
 */
export function contentKey(buildId: string, settings: Settings, tenants: Tenant[]): string {
  const decisiveSettings = Object.entries(settings).filter(([name]) => !operationalSettings.has(name));
  const shops = tenants.map((tenant) => ({ ...tenant, capabilities: usedCapabilities(tenant) }));
  return shortDigest(buildId, JSON.stringify(decisiveSettings), JSON.stringify(shops));
}

/** Keys of the tags hash, a Redis hash with the position of each tag's last invalidation, and of the invalidation stream. */
export const invalidationKeys = (keyPrefix: string) =>
  [`${keyPrefix}:tags`, `${keyPrefix}:invalidations`] as const;

/** Returns a digest of 12 characters, as a part of Redis keys. */
export function shortDigest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);
}
