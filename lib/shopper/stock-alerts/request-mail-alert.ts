import { object } from 'yup';
import { stockAlertPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import { emailField } from '../../platform/forms/contact-fields.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { createStore } from '../../platform/store/store.ts';
import type { LineKey } from '../cart/cart.ts';

/** Validates the form that requests a mail about a sold-out variant. */
export const mailAlertSchema = object({ email: emailField() });

/** E-mail addresses of alerts requested since the document was loaded, by `mailAlertKey`. */
export const requestedMailAlerts = createStore<ReadonlyMap<string, string>>(new Map());

/** Key of a variant, or of a product without variants, in `requestedMailAlerts`. */
export const mailAlertKey = ({ productId, variantId }: LineKey) => `${productId} ${variantId}`;

/**
 * Requests an alert in the language of the page, which the API mails once the variant is back in stock. Before, the API mails a link
 * that confirms the address.
 * @throws {CallError} when the call fails
 */
export async function requestMailAlert(item: LineKey, email: string, locale: Locale): Promise<void> {
  const { productId, variantId } = item;
  await callFromBrowser({
    method: 'POST',
    path: stockAlertPaths.add,
    body: { productId, variantId, email, language: locale },
    locale,
  });
  requestedMailAlerts.set(new Map([...requestedMailAlerts.get(), [mailAlertKey(item), email]]));
}
