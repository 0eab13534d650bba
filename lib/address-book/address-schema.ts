import { boolean, object, string } from 'yup';

export type AddressFault = 'governorateRequired' | 'cityRequired' | 'streetRequired';

const fault = (key: AddressFault) => key;
const optional = () => string().trim().default('');

/** An address as a form gives it. */
export const addressSchema = object({
  country: string().required(),
  governorate: string().trim().required(fault('governorateRequired')),
  city: string().trim().required(fault('cityRequired')),
  street: string().trim().required(fault('streetRequired')),
  building: optional(),
  postalCode: optional(),
  notes: optional(),
});

export const savedAddressSchema = addressSchema.shape({
  label: optional(),
  isDefault: boolean().default(false),
});
