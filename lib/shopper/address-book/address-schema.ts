import { boolean, object, string } from 'yup';
import { textField, textFieldWithWesternDigits } from '../../platform/forms/text-fields.ts';

/** Validation errors of an address, as keys below `forms.errors`. */
export type AddressError = 'governorateRequired' | 'cityRequired' | 'streetRequired';

/** Returns the key unchanged; the compiler checks that it is a known one. */
const errorKey = (key: AddressError) => key;
const optionalText = () => textField().default('');

/** Validates an address form; errors are message keys. */
export const addressSchema = object({
  country: string().required(),
  governorate: textField().required(errorKey('governorateRequired')),
  city: textField().required(errorKey('cityRequired')),
  street: textField().required(errorKey('streetRequired')),
  building: optionalText(),
  postalCode: textFieldWithWesternDigits().default(''),
  notes: optionalText(),
});

/** Validates a form for an address of the address book. */
export const savedAddressSchema = addressSchema.shape({
  label: optionalText(),
  isDefault: boolean().default(false),
});
