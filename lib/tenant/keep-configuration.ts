import { writeStored } from '../browser-storage/storage.ts';
import { browserSettings } from '../settings/browser.ts';

/** Keeps the configuration of the shop in the browser, under the key that the specification names (section 3). */
export function keepTenantConfiguration(): void {
  writeStored('tenant_configuration', browserSettings().tenant);
}
