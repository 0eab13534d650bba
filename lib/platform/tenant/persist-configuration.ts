import { writeStored } from '../browser-storage/stored-values.ts';
import { browserSettings } from '../settings/browser-settings.ts';

/** Stores the shop's configuration in the browser (docs/behaviour.md §11). */
export function persistTenantConfiguration(): void {
  writeStored('tenant_configuration', browserSettings().tenant);
}
