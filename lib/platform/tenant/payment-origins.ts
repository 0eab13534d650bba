import { hasCapability } from './api-capabilities.ts';
import type { Tenant } from './tenant.ts';

/**
 * Returns the origins of the payment pages to which the shop redirects buyers; undefined in a shop without payment by card.
 * @param apiBaseUrl setting `API_BASE_URL`; its origin replaces the configured origin `api` (the API's test provider)
 */
export function paymentOrigins(
  tenant: Pick<Tenant, 'capabilities' | 'paymentOrigins'>,
  apiBaseUrl: string | undefined,
): string[] | undefined {
  if (!hasCapability(tenant, 'card')) return undefined;
  return tenant.paymentOrigins.flatMap((origin) => {
    if (origin !== 'api') return [origin];
    return apiBaseUrl ? [new URL(apiBaseUrl).origin] : [];
  });
}
