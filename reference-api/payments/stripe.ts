import { z } from 'zod';
import { abortableFetch } from '../../contract/abortable-fetch.ts';
import { currencyDecimals, toCurrencyUnits } from '../../contract/currency.ts';
import type { NewPayment, PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { isSignatureValid } from './webhook-signature.ts';

const sessionsUrl = 'https://api.stripe.com/v1/checkout/sessions';
const timeoutMs = 10_000;
/** Decimals of the amounts that Stripe takes where they differ from ISO 4217: ISK and UGX in hundredths, MGA in whole units. */
const stripeDecimals = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** Keys of a Stripe account. */
export interface StripeKeys {
  /** `sk_…`. */
  secretKey: string;
  /** `whsec_…`, of the endpoint `/Payments/Webhooks/stripe`. */
  webhookSecret: string;
}

const CheckoutSession = z.object({ id: z.string(), url: z.url({ protocol: /^https$/ }) });
const StripeError = z.object({ error: z.object({ type: z.string(), message: z.string().optional() }) });
const CheckoutEvent = z.object({
  id: z.string(),
  type: z.enum([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ]),
  data: z.object({
    object: z.object({
      client_reference_id: z.string(),
      amount_total: z.int().nonnegative(),
      currency: z.string(),
      payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
    }),
  }),
});

/**
 * Creates the provider Stripe Checkout. Written against its documented API and tested with responses in its documented shape; it has
 * not been tried against the live service.
 */
export function createStripeProvider({ secretKey, webhookSecret }: StripeKeys): PaymentProvider {
  return {
    name: 'stripe',
    async createSession(payment) {
      const response = await abortableFetch(sessionsUrl, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': payment.id },
        body: sessionParameters(payment),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`Stripe responded ${response.status}${describeError(body)}`);
      const { id, url } = CheckoutSession.parse(body);
      return { sessionId: id, url };
    },
    async closeSession(sessionId) {
      const response = await abortableFetch(`${sessionsUrl}/${encodeURIComponent(sessionId)}/expire`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await response.json();
      // Stripe rejects the call for a session that is not open any more.
      if (!response.ok && response.status !== 400)
        throw new Error(`Stripe responded ${response.status}${describeError(body)}`);
    },
    readWebhookEvent({ body, getHeader, now }) {
      const signature = getHeader('stripe-signature');
      if (!isSignatureValid(signature, { body, secret: webhookSecret, now })) return 'invalid';
      return parseEvent(body);
    },
  };
}

function sessionParameters({
  id,
  orderNumber,
  email,
  amountMinor,
  currency,
  expiresAt,
  returnUrl,
}: NewPayment): URLSearchParams {
  return new URLSearchParams({
    mode: 'payment',
    client_reference_id: id,
    customer_email: email,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(toStripeAmount(amountMinor, currency)),
    'line_items[0][price_data][product_data][name]': orderNumber,
    'payment_intent_data[metadata][order]': orderNumber,
  });
}

function parseEvent(body: string): PaymentEvent | 'ignored' {
  const parsed = CheckoutEvent.safeParse(JSON.parse(body));
  if (!parsed.success) return 'ignored';
  const { id, type, data } = parsed.data;
  const { client_reference_id, amount_total, currency, payment_status } = data.object;
  const kind = eventKindOf(type, payment_status);
  if (kind === null) return 'ignored';
  const currencyCode = currency.toUpperCase();
  return {
    id,
    kind,
    reference: client_reference_id,
    amountMinor: fromStripeAmount(amount_total, currencyCode),
    currency: currencyCode,
  };
}

/** Maps an event of Stripe to the kind of payment event; null for a completed session whose payment is pending: another event follows. */
function eventKindOf(
  type: z.infer<typeof CheckoutEvent>['type'],
  paymentStatus: string,
): PaymentEvent['kind'] | null {
  if (type === 'checkout.session.expired') return 'expired';
  if (type === 'checkout.session.async_payment_failed') return 'failed';
  return paymentStatus === 'paid' ? 'paid' : null;
}

/**
 * Converts minor units to Stripe's unit of the currency.
 * @throws {Error} for an amount that Stripe cannot take: of the currencies with three decimals it takes only two
 */
function toStripeAmount(amountMinor: number, currency: string): number {
  const decimals = currencyDecimals(currency);
  const amount = scale(amountMinor, stripeDecimalsOf(currency) - decimals);
  if (!Number.isInteger(amount) || (decimals === 3 && amount % 10 !== 0))
    throw new Error(`Stripe takes no ${toCurrencyUnits(amountMinor, currency)} ${currency}`);
  return amount;
}

/** Converts Stripe's unit of the currency to minor units. */
function fromStripeAmount(amount: number, currency: string): number {
  return scale(amount, currencyDecimals(currency) - stripeDecimalsOf(currency));
}

/** Multiplies by a power of ten. Divides for a negative exponent, because a product with 0.01 is not exact. */
function scale(amount: number, exponent: number): number {
  return exponent < 0 ? amount / 10 ** -exponent : amount * 10 ** exponent;
}

function stripeDecimalsOf(currency: string): number {
  return stripeDecimals.get(currency) ?? currencyDecimals(currency);
}

function describeError(body: unknown): string {
  const parsed = StripeError.safeParse(body);
  if (!parsed.success) return '';
  const { type, message } = parsed.data.error;
  return `: ${type}${message ? `, ${message}` : ''}`;
}
