import { loadStored } from '../browser-storage/storage.ts';

/** Whether this browser keeps anything that its visitor waits for. */
export function awaitsAny(): boolean {
  return loadStored('awaited_products') !== undefined;
}
