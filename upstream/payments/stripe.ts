import { z } from 'zod';
import type { NewPayment, PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { isSignatureValid } from './webhook-signature.ts';

const timeoutMs = 10_000;
/** Currencies whose amounts Stripe takes in units, and in thousandths; all others in hundredths. */
const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const threeDecimal = 'BHD JOD KWD OMR TND'.split(' ');

/** Keys of a Stripe account. */
export interface StripeKeys {
  /** `sk_…`. */
  secretKey: string;
  /** `whsec_…`, of the endpoint `/Payments/Webhooks/stripe`. */
  webhookSecret: string;
}

const Session = z.object({ id: z.string(), url: z.url({ protocol: /^https$/ }) });
const Failure = z.object({ error: z.object({ type: z.string(), message: z.string().optional() }) });
const Event = z.object({
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
 * Creates the provider Stripe Checkout. Written against its documented API and tested with responses in its documented shape; it has not
 * met the live service.
 */
export function createStripeProvider({ secretKey, webhookSecret }: StripeKeys): PaymentProvider {
  return {
    name: 'stripe',
    async createSession(payment) {
      const response = await fetch('https://api.stripe.com/v1/checkout/sessions', {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': payment.id },
        body: sessionParameters(payment),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`Stripe responded ${response.status}${failureText(body)}`);
      const { id, url } = Session.parse(body);
      return { sessionId: id, url };
    },
    verifyWebhook({ body, header, now }) {
      const signature = header('stripe-signature');
      if (!isSignatureValid(signature, { body, secret: webhookSecret, now })) return 'invalid';
      return parseEvent(body);
    },
  };
}

function sessionParameters({
  id,
  orderNumber,
  email,
  amountCents,
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
    'line_items[0][price_data][unit_amount]': String(toStripeAmount(amountCents, currency)),
    'line_items[0][price_data][product_data][name]': orderNumber,
    'payment_intent_data[metadata][order]': orderNumber,
  });
}

function parseEvent(body: string): PaymentEvent | 'ignored' {
  const parsed = Event.safeParse(JSON.parse(body));
  if (!parsed.success) return 'ignored';
  const { id, type, data } = parsed.data;
  const { client_reference_id, amount_total, currency, payment_status } = data.object;
  const kind = kindOf(type, payment_status);
  if (kind === null) return 'ignored';
  const code = currency.toUpperCase();
  return {
    id,
    kind,
    reference: client_reference_id,
    amountCents: fromStripeAmount(amount_total, code),
    currency: code,
  };
}

/** Returns null for a completed session whose payment is still under way: another event follows. */
function kindOf(type: z.infer<typeof Event>['type'], paymentStatus: string): PaymentEvent['kind'] | null {
  if (type === 'checkout.session.expired') return 'expired';
  if (type === 'checkout.session.async_payment_failed') return 'failed';
  return paymentStatus === 'paid' ? 'paid' : null;
}

/** Converts hundredths to Stripe's smallest unit of the currency. */
function toStripeAmount(amountCents: number, currency: string): number {
  if (threeDecimal.includes(currency)) return amountCents * 10;
  if (!zeroDecimal.includes(currency)) return amountCents;
  if (amountCents % 100 !== 0) throw new Error(`${currency} has no hundredths`);
  return amountCents / 100;
}

function fromStripeAmount(amount: number, currency: string): number {
  if (threeDecimal.includes(currency)) return amount / 10;
  return zeroDecimal.includes(currency) ? amount * 100 : amount;
}

function failureText(body: unknown): string {
  const parsed = Failure.safeParse(body);
  if (!parsed.success) return '';
  const { type, message } = parsed.data.error;
  return `: ${type}${message ? `, ${message}` : ''}`;
}
