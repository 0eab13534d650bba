import type { Capability } from '../../contract/capabilities.ts';
import type { Tenant } from './tenant.ts';

/** Returns whether the shop's API implements a group of optional calls. Components in the browser receive the result as a prop. */
export function hasCapability({ capabilities }: Pick<Tenant, 'capabilities'>, name: Capability): boolean {
  return capabilities.includes(name);
}
