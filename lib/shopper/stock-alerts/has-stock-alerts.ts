import { loadStored } from '../../platform/browser-storage/stored-values.ts';

/** True when this browser stores stock alerts. Does not load the code that reads them. */
export function hasStockAlerts(): boolean {
  return loadStored('awaited_products') !== undefined;
}
