import { type InferType, object, type StringSchema, string } from 'yup';
import { formFields } from '../../platform/auth/form-schemas.ts';
import { endedSessionEmail, signedInEmail } from '../../platform/auth/session.ts';
import { asObject } from '../../platform/wire/json.ts';
import { addressSchema } from '../address-book/address-schema.ts';
import { deliverableCountry } from '../address-book/countries.ts';
import { shippingMethods } from '../cart/shipping.ts';
import { ownerSessionStorage } from './checkout-storage.ts';
import { paymentMethods } from './payment.ts';

/** Validation errors that only `checkoutSchema` has, as message keys below `forms.errors`. */
export type CheckoutErrorKey = 'phoneRequired';

const phoneRequired: CheckoutErrorKey = 'phoneRequired';

const { country, governorate, city, street } = addressSchema.fields;
/**
 * Makes an address field optional in an order that is picked up: such an order has the address of the pick-up place.
 * @param field text field of `addressSchema`; the type of `fields` lacks the methods of text fields
 */
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

const storageKey = 'checkout_draft';

/**
 * Loads the form values typed so far, which survive a reload, signing in and the end of a session. An empty country, or one to which the
 * shop does not deliver, becomes the home country. `shipping` may be outdated: the caller sets it to the method stored with the cart
 * (`chosenShipping`).
 */
export function loadDraft(): CheckoutValues {
  const stored = asObject(ownerSessionStorage.load(storageKey, signedInEmail() ?? endedSessionEmail())) ?? {};
  const storedTexts = Object.entries(stored).filter(
    ([name, value]) => name in emptyCheckout && typeof value === 'string',
  );
  const draft = { ...emptyCheckout, ...Object.fromEntries(storedTexts) };
  const country = deliverableCountry(draft.country);
  return country === draft.country ? draft : { ...draft, country, governorate: '' };
}

/** Persists the form values in this tab, for the signed-in customer or the guest. */
export function persistDraft(values: Partial<CheckoutValues>): void {
  ownerSessionStorage.persist(storageKey, values);
}

/** Removes the draft. Called once the order is placed. */
export function clearDraft(): void {
  ownerSessionStorage.remove(storageKey);
}

/**
 * Fills empty fields of the draft from the customer's account. The account's address is filled in as a whole or not at all: the draft's
 * address fields except the country must be empty, and the shop must deliver to the account's country.
 * @param focusedField name of the focused field, which is never overwritten; '' without one. No address is filled in while the focus is
 * on an address field.
 */
export function prefillDraft(
  draft: CheckoutValues,
  accountValues: Partial<CheckoutValues>,
  focusedField = '',
): CheckoutValues {
  const isContactField = (name: string) => ['name', 'email', 'phoneNumber'].includes(name);
  const addressFields = Object.keys(accountValues).filter((name) => !isContactField(name));
  const hasDraftAddress = addressFields.some(
    (name) => name !== 'country' && draft[name as keyof CheckoutValues] !== '',
  );
  const skipsAddress =
    hasDraftAddress ||
    addressFields.includes(focusedField) ||
    (accountValues.country !== undefined &&
      deliverableCountry(accountValues.country) !== accountValues.country);
  const prefilledEntries = Object.entries(accountValues).filter(([name, value]) => {
    const isFillable = draft[name as keyof CheckoutValues] === '' && name !== focusedField;
    return value && (isContactField(name) ? isFillable : !skipsAddress);
  });
  return { ...draft, ...Object.fromEntries(prefilledEntries) };
}
