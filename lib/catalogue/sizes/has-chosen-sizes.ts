import { safeLocalStorage } from '../../platform/browser-storage/stored-values.ts';

/** Returns whether the visitor has chosen a size on this device. A file of its own, because `chosen-sizes.ts` loads only then. */
export function hasChosenSizes(): boolean {
  return safeLocalStorage.get('chosen_sizes') !== null;
}
