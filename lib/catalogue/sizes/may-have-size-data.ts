import { mayHaveStored } from '../../platform/browser-storage/may-have-stored.ts';

/** Returns whether the visitor may have chosen a size on this device. Not in `chosen-sizes.ts`, which is loaded only when this is true. */
export function mayHaveChosenSizes(): boolean {
  return mayHaveStored('chosen_sizes');
}

/** Returns whether this device may have a body profile. Not in `body-profile.ts`, which is loaded only when this is true. */
export function mayHaveBodyProfile(): boolean {
  return mayHaveStored('body_profile');
}
