import { number, object, string } from 'yup';
import { readDecimal } from '../../platform/money/decimal.ts';
import { maxHeightCm, minHeightCm, usualSizes } from './body-profile.ts';

/** Validation messages of the form: keys below `forms.errors`. */
const heightInvalid = 'heightInvalid';
const usualSizeMissing = 'usualSizeMissing';

/**
 * Validates the form of the profile. The height may be typed in Arabic digits. A file of its own, because product pages that recommend a
 * size load `body-profile.ts`, but not yup.
 */
export const bodyProfileSchema = object({
  heightCm: number()
    .transform((_value, typed) => readDecimal(typed) ?? Number.NaN)
    .typeError(heightInvalid)
    .required(heightInvalid)
    .min(minHeightCm, heightInvalid)
    .max(maxHeightCm, heightInvalid),
  usualSize: string().required(usualSizeMissing).oneOf(usualSizes, usualSizeMissing),
});
