import { loadStored } from '../../platform/browser-storage/stored-values.ts';

/** True when this browser has ever stored stock alerts, even if none is left. Does not load the code that reads them. */
export function hasStockAlerts(): boolean {
  return loadStored('awaited_products') !== undefined;
}
