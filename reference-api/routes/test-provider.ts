import type { OpenAPIHono } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { isUuid } from '../db/is-uuid.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { payment } from '../db/schema/payments.ts';
import { notFound } from '../http/http-error.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { receiveWebhook } from '../payments/receive-webhook.ts';
import { signedTestWebhook, testPaymentPath } from '../payments/test-provider.ts';
import { renderTestPaymentPage, testPaymentCsp } from '../payments/test-provider-page.ts';
import type { Services } from '../services.ts';

const lateWebhookDelayMs = 5000;
/** Kind of payment event by the button that the buyer chooses. */
const kindOfChoice = { approve: 'paid', decline: 'failed', 'approve-late': 'paid' } as const;

/**
 * Registers the payment pages of the test provider. Their webhooks are passed to the receiving function directly, not
 * sent over HTTP.
 */
export function registerTestProviderRoutes(app: OpenAPIHono, services: Services, secret: string): void {
  const { reader, logger } = services;
  const path = testPaymentPath(':id');
  app.get(path, async (c) => {
    const foundPayment = await findPayment(c.req.param('id') ?? '');
    c.header('Content-Security-Policy', testPaymentCsp(foundPayment.returnUrl));
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    return c.html(renderTestPaymentPage(foundPayment));
  });

  app.post(path, async (c) => {
    const foundPayment = await findPayment(c.req.param('id') ?? '');
    const choice = (await c.req.parseBody()).choice;
    if (foundPayment.isOpen && isChoice(choice)) {
      if (choice === 'approve-late')
        setTimeout(() => sendLateWebhook(foundPayment, kindOfChoice[choice]), lateWebhookDelayMs).unref();
      else await sendWebhook(foundPayment, kindOfChoice[choice]);
    }
    return c.redirect(foundPayment.returnUrl, 303);
  });

  async function findPayment(id: string) {
    if (!isUuid(id)) throw notFound();
    const [row] = await reader
      .select({ payment, orderNumber: placedOrder.number })
      .from(payment)
      .innerJoin(placedOrder, eq(placedOrder.id, payment.orderId))
      .where(eq(payment.id, id));
    if (!row) throw notFound();
    const { state, expiresAt } = row.payment;
    const isOpen = (state === 'open' || state === 'starting') && expiresAt > new Date();
    return { ...row.payment, orderNumber: row.orderNumber, isOpen };
  }

  type FoundPayment = Awaited<ReturnType<typeof findPayment>>;

  async function sendWebhook(
    { id, amountMinor, currency }: FoundPayment,
    kind: PaymentEvent['kind'],
  ): Promise<void> {
    const now = new Date();
    const event = { id: `${id}-${kind}`, kind, reference: id, amountMinor, currency };
    const { body, headers } = signedTestWebhook(event, secret, now);
    const headersByName = new Map<string, string>(Object.entries(headers));
    await receiveWebhook(services, { body, getHeader: (name) => headersByName.get(name), now });
  }

  function sendLateWebhook(foundPayment: FoundPayment, kind: PaymentEvent['kind']): void {
    sendWebhook(foundPayment, kind).catch((error) => logger.error({ err: error }, 'late webhook failed'));
  }
}

function isChoice(value: unknown): value is keyof typeof kindOfChoice {
  return typeof value === 'string' && Object.hasOwn(kindOfChoice, value);
}
