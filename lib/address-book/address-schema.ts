import { boolean, object, string } from 'yup';

export type AddressError = 'governorateRequired' | 'cityRequired' | 'streetRequired';

/** Returns the key unchanged; the compiler checks that it is a known one. */
const errorKey = (key: AddressError) => key;
const optionalText = () => string().trim().default('');

/** Validates an address form; errors are message keys. */
export const addressSchema = object({
  country: string().required(),
  governorate: string().trim().required(errorKey('governorateRequired')),
  city: string().trim().required(errorKey('cityRequired')),
  street: string().trim().required(errorKey('streetRequired')),
  building: optionalText(),
  postalCode: optionalText(),
  notes: optionalText(),
});

export const savedAddressSchema = addressSchema.shape({
  label: optionalText(),
  isDefault: boolean().default(false),
});
