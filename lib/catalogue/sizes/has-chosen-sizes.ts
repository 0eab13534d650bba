import { mayHaveStored } from '../../platform/browser-storage/may-have-stored.ts';

/** Returns whether the visitor may have chosen a size on this device. A file of its own, because `chosen-sizes.ts` loads only then. */
export function hasChosenSizes(): boolean {
  return mayHaveStored('chosen_sizes');
}

/** Returns whether this device may have a body profile. Apart from `body-profile.ts`, which loads only then. */
export function hasBodyProfile(): boolean {
  return mayHaveStored('body_profile');
}
