import { type InferType, object, string } from 'yup';
import { addressSchema } from '../address-book/address-schema.ts';
import { fields } from '../auth/schemas.ts';
import { shippings } from '../cart/shipping.ts';
import { paymentMethods } from './payments.ts';

/** A fault of this form's own fields; keys below `forms.errors`. */
export type CheckoutFault = 'phoneRequired';

const phoneRequired: CheckoutFault = 'phoneRequired';

/** Everything the checkout asks for. */
export const checkoutSchema = addressSchema.concat(
  object({
    name: fields.name(),
    email: fields.email(),
    phoneNumber: fields.phoneNumber().required(phoneRequired),
    shipping: string().oneOf(shippings).required(),
    payment: string().oneOf(paymentMethods).required(),
  }),
);

export type CheckoutValues = InferType<typeof checkoutSchema>;

export const emptyCheckout: CheckoutValues = {
  name: '',
  email: '',
  phoneNumber: '',
  country: '',
  governorate: '',
  city: '',
  street: '',
  building: '',
  postalCode: '',
  notes: '',
  shipping: 'free',
  payment: 'cash-on-delivery',
};
