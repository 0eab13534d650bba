import { shopShipping } from '../cart/shipping.ts';
import { asObject } from '../wire/json.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-schema.ts';
import { forget, keepForSession, keptForSession } from './session-storage.ts';

const storageKey = 'checkout_draft';

/** What was typed into the checkout so far, so that a reload or signing in halfway loses nothing; shipped as the shop does now. */
export function checkoutDraft(): CheckoutValues {
  const kept = asObject(keptForSession(storageKey)) ?? {};
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in emptyCheckout && typeof value === 'string',
  );
  return { ...emptyCheckout, ...Object.fromEntries(texts), shipping: shopShipping() };
}

export function keepDraft(values: Partial<CheckoutValues>): void {
  keepForSession(storageKey, values);
}

export function dropDraft(): void {
  forget(storageKey);
}

/** The draft with a customer's own data in the places that are still empty. */
export function completedDraft(draft: CheckoutValues, known: Partial<CheckoutValues>): CheckoutValues {
  const hasAddress = draft.street !== '' || draft.city !== '';
  const usable = Object.entries(known).filter(([name, value]) => {
    const isContact = ['name', 'email', 'phoneNumber'].includes(name);
    return value && (isContact ? draft[name as keyof CheckoutValues] === '' : !hasAddress);
  });
  return { ...draft, ...Object.fromEntries(usable) };
}
