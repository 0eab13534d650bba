import { mayHaveStored } from '../../platform/browser-storage/may-have-stored.ts';

/** Returns whether the visitor may have chosen a size on this device. Saves pages from loading `chosen-sizes.ts` in vain. */
export function mayHaveChosenSizes(): boolean {
  return mayHaveStored('chosen_sizes');
}

/** Returns whether this device may have a body profile. Saves pages from loading `body-profile.ts` in vain. */
export function mayHaveBodyProfile(): boolean {
  return mayHaveStored('body_profile');
}
