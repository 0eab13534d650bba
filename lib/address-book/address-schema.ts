import { boolean, object, string } from 'yup';

export type AddressError = 'governorateRequired' | 'cityRequired' | 'streetRequired';

/** Returns the key itself; only its type is checked. */
const errorKey = (key: AddressError) => key;
const optional = () => string().trim().default('');

/** Validates an address form; errors are message keys. */
export const addressSchema = object({
  country: string().required(),
  governorate: string().trim().required(errorKey('governorateRequired')),
  city: string().trim().required(errorKey('cityRequired')),
  street: string().trim().required(errorKey('streetRequired')),
  building: optional(),
  postalCode: optional(),
  notes: optional(),
});

export const savedAddressSchema = addressSchema.shape({
  label: optional(),
  isDefault: boolean().default(false),
});
