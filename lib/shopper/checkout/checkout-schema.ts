import { type InferType, object, type StringSchema, string } from 'yup';
import { formFields } from '../../platform/auth/form-schemas.ts';
import { addressSchema } from '../address-book/address-schema.ts';
import { shippingMethods } from '../cart/shipping.ts';
import { paymentMethods } from './payment.ts';

/** Validation messages specific to the checkout: keys below `forms.errors`. */
export type CheckoutErrorKey = 'phoneRequired';

const phoneRequired: CheckoutErrorKey = 'phoneRequired';

const { country, governorate, city, street } = addressSchema.fields;
/** Makes a field optional in an order that is picked up, whose address is that of the place. */
const unlessPickedUp = (field: unknown) =>
  (field as StringSchema<string>).when('shipping', ([shipping], schema) =>
    shipping === 'pick-up' ? string<string>().defined() : schema,
  );

/** Validates the checkout form. */
export const checkoutSchema = addressSchema.concat(
  object({
    country: unlessPickedUp(country),
    governorate: unlessPickedUp(governorate),
    city: unlessPickedUp(city),
    street: unlessPickedUp(street),
    name: formFields.name(),
    email: formFields.email(),
    phoneNumber: formFields.phoneNumber().required(phoneRequired),
    shipping: string().oneOf(shippingMethods).required(),
    payment: string().oneOf(paymentMethods).required(),
  }),
);

/** Values of the checkout form. */
export type CheckoutValues = InferType<typeof checkoutSchema>;

/** Initial values of the checkout form. */
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
