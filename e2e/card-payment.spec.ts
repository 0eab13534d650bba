import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import messages from '../messages/ar.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/base-test.ts';
import { fetchOrder, fillInCheckout, openCheckout, placeOrderButton, seedCart } from './support/checkout.ts';
import { wellStockedProducts } from './support/visitor.ts';

const texts = {
  payment: 'الدفع',
  card: /^البطاقة/,
  cash: /^الدفع عند الاستلام/,
  waiting: messages.orders.payment.waiting,
  failed: /لم تتم عملية الدفع/,
  again: 'حاولي مرة أخرى',
  paid: 'تم دفع طلبكِ. شكرًا لكِ!',
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a card payment succeeds after Back and a declined try', async ({ page }) => {
  const language = 'ar';
  const [product] = wellStockedProducts;
  const email = `${randomUUID()}@shop.example`;
  const purchases = trackedPurchases(page);
  await seedCart(page, [product]);
  await openCheckout(page, language);
  const payments = page.getByRole('radiogroup', { name: texts.payment });
  await expect(payments.getByRole('radio', { name: texts.cash })).toBeChecked();
  await payments.getByRole('radio', { name: texts.card }).check();
  await fillInCheckout(page, language, { email });
  await placeOrderButton(page, language).click();

  await expect(page.getByRole('heading', { name: 'Test card payment' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await test.step('Back leads to the order', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/pages\/checkout\/thank-you\?number=/);
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await page.getByRole('button', { name: texts.again }).click();
  });

  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/pages\/checkout\/thank-you\?number=/);
  const orderNumber = new URL(page.url()).searchParams.get('number') ?? '';
  await expect(page.getByText(texts.failed)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await fetchOrder(orderNumber, email)).toMatchObject({ status: 'payment-failed' });
  expect(purchases).toEqual([]);

  // `reference-api/payments/card.program.test.ts` and `components/checkout/card-payment.test.tsx` have a payment confirmed late.
  await page.getByRole('button', { name: texts.again }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(texts.paid)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.again })).toHaveCount(0);
  expect(await fetchOrder(orderNumber, email)).toMatchObject({ status: 'paid' });
  await expect.poll(() => purchases).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(texts.paid)).toBeVisible();
  expect(purchases).toHaveLength(1);
});

/** Returns an array that collects the ids of the purchase events that a page sends. */
function trackedPurchases(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/UtmTrackings/Log')) return;
    const events = [JSON.parse(request.postData() ?? '[]')].flat() as {
      eventType: string;
      eventId: string;
    }[];
    for (const { eventType, eventId } of events)
      if (eventType === 'purchase' && !ids.includes(eventId)) ids.push(eventId);
  });
  return ids;
}
