import { deliverable } from '../address-book/delivery.ts';
import { forgetForSession } from '../browser-storage/session.ts';
import { shopShipping } from '../cart/shipping.ts';
import { asObject } from '../wire/json.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-schema.ts';
import { keepForOwner, loadForOwner } from './for-owner.ts';

const storageKey = 'checkout_draft';

/** What was typed into the checkout so far, so that a reload or signing in halfway loses nothing; shipped as the shop does now. */
export function checkoutDraft(): CheckoutValues {
  const kept = asObject(loadForOwner(storageKey)) ?? {};
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in emptyCheckout && typeof value === 'string',
  );
  const draft = { ...emptyCheckout, ...Object.fromEntries(texts), shipping: shopShipping() };
  const country = deliverable(draft.country);
  return country === draft.country ? draft : { ...draft, country, governorate: '' };
}

export function keepDraft(values: Partial<CheckoutValues>): void {
  keepForOwner(storageKey, values);
}

export function dropDraft(): void {
  forgetForSession(storageKey);
}

/**
 * The draft with a customer's own data in the places that are still empty; an address where the shop does not deliver is left.
 * @param typingIn name of the field that has the focus; what is typed there wins, and keeps the address of the account away
 */
export function completedDraft(
  draft: CheckoutValues,
  known: Partial<CheckoutValues>,
  typingIn = '',
): CheckoutValues {
  const isContact = (name: string) => ['name', 'email', 'phoneNumber'].includes(name);
  const hasAddress =
    (typingIn in known && !isContact(typingIn)) ||
    draft.street !== '' ||
    draft.city !== '' ||
    (known.country !== undefined && deliverable(known.country) !== known.country);
  const usable = Object.entries(known).filter(([name, value]) => {
    const isEmpty = draft[name as keyof CheckoutValues] === '' && name !== typingIn;
    return value && (isContact(name) ? isEmpty : !hasAddress);
  });
  return { ...draft, ...Object.fromEntries(usable) };
}
