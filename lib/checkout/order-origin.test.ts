import { lineOf } from '../cart/testing.ts';
import { type TrackedBrowser, trackedBrowser } from '../tracking/testing.ts';
import { emptyCheckout } from './checkout-schema.ts';

const landing = 'https://shop.example/?utm_source=news&fbclid=f1';

let browser: TrackedBrowser;

beforeEach(() => {
  browser = trackedBrowser();
});

async function orderedWith(consentMode: 'off' | 'ask') {
  browser.visit({ address: landing, referrer: 'https://l.facebook.com/', consentMode });
  const { placeOrder } = await import('./place-order.ts');
  const price = { price: 100, was: null, percentOff: null };
  const views = [{ line: lineOf('1'), price }] as unknown as Parameters<typeof placeOrder>[1];
  await placeOrder(emptyCheckout, views, 'en').catch(() => {});
  return browser.sent[0]?.event;
}

test('an order says which visits brought it, with their time, channel and click ids', async () => {
  const touch = {
    utm_source: 'news',
    utm_medium: 'organic',
    channel: 'social',
    clickIds: { fbclid: 'f1' },
    occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
  };
  expect(await orderedWith('off')).toMatchObject({ utm: { first: touch, last: touch } });
});

test('an order of who has not agreed says nothing of it', async () => {
  expect(await orderedWith('ask')).not.toHaveProperty('utm');
});
