import { paymentPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';

/** Payment methods as the API names them; `card` requires an API with the capability `card`. */
export const paymentMethods = ['cash-on-delivery', 'card'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Reads a stored payment method; one that is malformed or unknown counts as cash on delivery. */
export function readPaymentMethod(stored: unknown): PaymentMethod {
  return paymentMethods.find((name) => name === stored) ?? 'cash-on-delivery';
}

/**
 * Returns the URL of a payment page if it is at one of the allowed origins, else null, to prevent open redirects.
 * @param paymentPage payment page as the API sent it (`{url}`)
 */
export function allowedPaymentUrl(paymentPage: unknown, origins: readonly string[]): string | null {
  const url = readText(asObject(paymentPage)?.url);
  if (url === null || !URL.canParse(url)) return null;
  return origins.includes(new URL(url).origin) ? url : null;
}

/**
 * Starts another payment of an order (contract/README.md "Card payments") and returns the URL of its payment page.
 * @throws {CallError} 409 when the order is paid or has expired; 502 when the payment page is not at an allowed origin
 */
export async function startPayment(
  { number, email }: { number: string; email: string },
  origins: readonly string[],
  locale: Locale,
): Promise<string> {
  const body = { number, email };
  const response = await callFromBrowser({ method: 'POST', path: paymentPaths.startPayment, body, locale });
  const url = allowedPaymentUrl(response, origins);
  if (url === null) throw new CallError(502);
  return url;
}

/** Navigates to a payment page. Reloads this page when Back restores it from the back-forward cache: the order may have been paid. */
export function leaveForPayment(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(url);
}
