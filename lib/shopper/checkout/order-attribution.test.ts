import { testLine } from '../cart/testing.ts';
import { installTrackedBrowser, type TrackedBrowser } from '../tracking/testing.ts';
import { emptyCheckout } from './checkout-values.ts';

const landing = 'https://shop.example/?utm_source=news&fbclid=f1';

let browser: TrackedBrowser;

beforeEach(() => {
  browser = installTrackedBrowser();
});

/** Lands on the shop from a campaign, sends an order and returns its body. */
async function sentOrderBody(consentMode: 'off' | 'ask') {
  browser.visit({ url: landing, referrer: 'https://l.facebook.com/', consentMode });
  const { placeOrder } = await import('./place-order.ts');
  const currentPrice = { price: 100, originalPrice: null, percentOff: null };
  const views = [{ line: testLine('1'), currentPrice }] as unknown as Parameters<typeof placeOrder>[1];
  await placeOrder(emptyCheckout, views, 'en', { deliveryCost: 0 }).catch(() => {});
  return browser.requests[0]?.body;
}

describe('placeOrder', () => {
  test('sends the first and last touchpoint', async () => {
    const touchpoint = {
      utm_source: 'news',
      utm_medium: 'organic',
      channel: 'social',
      clickIds: { fbclid: 'f1' },
      occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(await sentOrderBody('off')).toMatchObject({ utm: { first: touchpoint, last: touchpoint } });
  });

  test('sends the id of its purchase event with the reason for consent', async () => {
    expect(await sentOrderBody('off')).toMatchObject({
      tracking: {
        consent: 'unneeded',
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        pageUrl: 'https://shop.example/',
        deviceType: 'Desktop',
      },
    });
  });

  test('sends no attribution and no tracking data without consent', async () => {
    const body = await sentOrderBody('ask');
    for (const field of ['utm', 'sessionId', 'tracking']) expect(body).not.toHaveProperty(field);
  });
});
