import { z } from 'zod';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import { isSignatureValid, signWebhook } from './webhook-signature.ts';

const testProviderName = 'test';
const testSignatureHeader = 'x-test-card-signature';

const TestEvent = z.object({
  id: z.string().min(1).max(200),
  kind: z.enum(['paid', 'failed', 'expired']),
  reference: z.string().max(200),
  amountMinor: z.int().nonnegative(),
  currency: z.string().max(3),
});

/** Path of the test provider's page for a payment. */
export const testPaymentPath = (paymentId: string) => `/TestCard/${paymentId}`;

const paymentPageUrl = (id: string, apiOrigin: string) => `${apiOrigin}${testPaymentPath(id)}`;

/** Creates the provider of the demo and of tests: its pages are served by this API (test-provider-page.ts) and move no money. */
export function createTestProvider(secret: string): PaymentProvider {
  return {
    name: testProviderName,
    createSession: async ({ id }, apiOrigin) => ({
      sessionId: `test_${id}`,
      url: paymentPageUrl(id, apiOrigin),
    }),
    // Its pages read the state of their payment.
    closeSession: async () => {},
    paymentPageUrl,
    readWebhookEvent({ body, getHeader, now }) {
      if (!isSignatureValid(getHeader(testSignatureHeader), { body, secret, now })) return 'invalid';
      const parsed = TestEvent.safeParse(parseJson(body));
      return parsed.success ? parsed.data : 'ignored';
    },
  };
}

/** Returns the signed webhook of an event, as the test provider sends it. */
export function signedTestWebhook(event: PaymentEvent, secret: string, now: Date) {
  const body = JSON.stringify(event);
  return { body, headers: { [testSignatureHeader]: signWebhook(body, secret, now) } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
