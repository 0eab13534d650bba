import { loadStored, removeStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { asObject } from '../../platform/wire/json.ts';

/** Sizes that a visitor can choose as usual size. The bust is estimated from the usual size. */
export const usualSizes: readonly string[] = ['XS', 'S', 'M', 'L', 'XL', '36', '38', '40', '42', '44'];

/** Limits of the height. */
export const minHeightCm = 130;
export const maxHeightCm = 200;

/** Height and usual size of a visitor. */
export interface BodyProfile {
  heightCm: number;
  /** One of {@link usualSizes}. */
  usualSize: string;
}

const storageKey = 'body_profile';

/** Loads the profile from this device; null without a valid one. */
export function loadBodyProfile(): BodyProfile | null {
  const { heightCm, usualSize } = asObject(loadStored(storageKey)) ?? {};
  const isHeight = typeof heightCm === 'number' && heightCm >= minHeightCm && heightCm <= maxHeightCm;
  const isSize = typeof usualSize === 'string' && usualSizes.includes(usualSize);
  return isHeight && isSize ? { heightCm, usualSize } : null;
}

/** Stores the profile on this device; null removes it. */
export function saveBodyProfile(profile: BodyProfile | null): void {
  if (profile === null) removeStored(storageKey);
  else writeStored(storageKey, profile);
}
