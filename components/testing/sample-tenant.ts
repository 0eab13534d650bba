import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { loadTenants } from '@/lib/platform/tenant/tenants-file';

/** Shops that {@link renderOnServer} renders; each `with-…` has one capability or setting more than the first. */
export const tenantsFile = 'components/testing/tenants.json';

const [tenant] = loadTenants(tenantsFile) as [TenantWithOrigin];

/** Configuration of a shop with every optional contact. */
export const sampleTenant = tenant;
