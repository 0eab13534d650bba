import { safeLocalStorage } from '../../platform/browser-storage/stored-values.ts';

/** Returns whether the visitor has chosen a size on this device. A file of its own, because `chosen-sizes.ts` loads only then. */
export function hasChosenSizes(): boolean {
  return safeLocalStorage.get('chosen_sizes') !== null;
}

/** Returns whether this device has a body profile. Apart from `body-profile.ts`, which loads only then. */
export function hasBodyProfile(): boolean {
  return safeLocalStorage.get('body_profile') !== null;
}
