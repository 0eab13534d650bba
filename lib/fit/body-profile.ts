import { number, object, string } from 'yup';
import { loadStored, removeStored, writeStored } from '../browser-storage/stored-values.ts';
import { readDecimal } from '../money/decimal.ts';

/** Sizes that a visitor can choose as usual size. The bust is estimated from it. */
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

/** Validation messages of the form: keys below `forms.errors`. */
const heightInvalid = 'heightInvalid';
const usualSizeMissing = 'usualSizeMissing';

/** Validates the form of the profile. The height may be typed in Arabic digits. */
export const bodyProfileSchema = object({
  heightCm: number()
    .transform((_value, text) => readDecimal(text) ?? Number.NaN)
    .typeError(heightInvalid)
    .required(heightInvalid)
    .min(minHeightCm, heightInvalid)
    .max(maxHeightCm, heightInvalid),
  usualSize: string().required(usualSizeMissing).oneOf(usualSizes, usualSizeMissing),
});

const storageKey = 'body_profile';

/** Loads the profile from this device; null without a valid one. */
export function loadBodyProfile(): BodyProfile | null {
  const stored = loadStored(storageKey);
  return stored !== undefined && bodyProfileSchema.isValidSync(stored, { strict: true }) ? stored : null;
}

/** Stores the profile on this device; null removes it. */
export function saveBodyProfile(profile: BodyProfile | null): void {
  if (profile === null) removeStored(storageKey);
  else writeStored(storageKey, profile);
}
