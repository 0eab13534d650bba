import type { Capability } from '../../../contract/capabilities.ts';
import { usedCapabilities } from './api-capabilities.ts';
import type { Tenant } from './tenant.ts';

/** Returns whether the shop uses a group of optional calls. Components in the browser receive the result as a prop. */
export function hasCapability(tenant: Pick<Tenant, 'capabilities'>, name: Capability): boolean {
  return usedCapabilities(tenant).includes(name);
}
