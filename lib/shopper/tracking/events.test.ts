import { eventTypes } from '@/contract/tracking';
import { eventFields, type ShopEvent, type TrackedEvent } from './events.ts';
import { pixelEvent } from './pixel-event.ts';
import { organicUtm } from './utm.ts';
import { toWireEvent } from './wire-event.ts';

const item = { productId: 7, itemId: 'RIDA-7', title: 'Abaya', price: 215_050 };

const eventsWithFields: [ShopEvent, ReturnType<typeof eventFields>][] = [
  [{ type: 'page-view' }, { productId: null, value: null, orderId: null, json: null }],
  [
    { type: 'product-view', item },
    { productId: 7, value: 2150.5, orderId: null, json: null },
  ],
  [
    { type: 'search', text: 'kaftan' },
    { productId: null, value: 'kaftan', orderId: null, json: null },
  ],
  [
    { type: 'filter', query: 'color=Black' },
    { productId: null, value: 'color=Black', orderId: null, json: null },
  ],
  [
    { type: 'add-to-cart', item, quantity: 2 },
    { productId: 7, value: 4301, orderId: null, json: { itemId: 'RIDA-7', quantity: 2 } },
  ],
  [
    { type: 'remove-from-cart', item: { ...item, price: null }, quantity: 1 },
    { productId: 7, value: null, orderId: null, json: { itemId: 'RIDA-7', quantity: 1 } },
  ],
  [
    { type: 'wishlist', productId: 7, change: 'added' },
    { productId: 7, value: 'added', orderId: null, json: null },
  ],
  [
    { type: 'compare', productId: 7, change: 'removed' },
    { productId: 7, value: 'removed', orderId: null, json: null },
  ],
  [
    { type: 'initiate-checkout', total: 430_100, currency: 'EGP' },
    { productId: null, value: 4301, orderId: null, json: { currency: 'EGP' } },
  ],
  [
    { type: 'purchase', orderId: 'o1', total: 430_100, currency: 'EGP', itemIds: ['RIDA-7'] },
    { productId: null, value: 4301, orderId: 'o1', json: { currency: 'EGP' } },
  ],
  [
    { type: 'web-vitals', page: '/shop', language: 'ar', vitals: { lcp: 1200, cls: 0.02 } },
    {
      productId: null,
      value: null,
      orderId: null,
      json: { page: '/shop', language: 'ar', lcp: 1200, cls: 0.02 },
    },
  ],
];

describe('events', () => {
  test.each(eventsWithFields)('maps %o to its wire fields', (event, fields) => {
    expect(eventFields(event, 'EGP')).toEqual(fields);
  });

  test('are all tested: the examples include every type of the contract', () => {
    expect(eventsWithFields.map(([{ type }]) => type).sort()).toEqual([...eventTypes].sort());
  });

  test('sends page views, cart additions and checkouts to the pixel', () => {
    const pixelEvents = eventsWithFields
      .map(([event]) => pixelEvent(event, null))
      .filter((call) => call !== null);
    expect(pixelEvents).toEqual([
      { name: 'PageView', parameters: {} },
      { name: 'AddToCart', parameters: { content_ids: ['RIDA-7'], content_type: 'product', productId: 7 } },
      { name: 'InitiateCheckout', parameters: { value: 4301, currency: 'EGP' } },
    ]);
  });

  test('also sends product views and purchases to the pixel when configured', () => {
    const pixelEventOf = (event: ShopEvent) => pixelEvent(event, { currency: 'SAR' });
    const content = { content_ids: ['RIDA-7'], content_type: 'product' };
    expect(pixelEventOf({ type: 'product-view', item })).toEqual({
      name: 'ViewContent',
      parameters: { ...content, value: 2150.5, currency: 'SAR' },
    });
    expect(pixelEventOf({ type: 'product-view', item: { ...item, price: null } })?.parameters).toEqual(
      content,
    );
    const purchase = { orderId: 'o1', total: 430_100, currency: 'EGP', itemIds: ['RIDA-7'] };
    expect(pixelEventOf({ type: 'purchase', ...purchase })).toEqual({
      name: 'Purchase',
      parameters: { ...content, value: 4301, currency: 'EGP' },
    });
    expect(pixelEventOf({ type: 'remove-from-cart', item, quantity: 1 })).toBeNull();
  });

  test('builds a wire event with all fields and a unique id', () => {
    const tracked: TrackedEvent = {
      event: { type: 'page-view' },
      at: Date.UTC(2026, 0, 2),
      pageUrl: 'https://shop.example/?utm_source=news',
      referrer: '',
    };
    const occurredAt = '2026-01-02T00:00:00.000Z';
    const context = {
      sessionId: 's1',
      email: null,
      userAgent: '',
      shopCurrency: 'EGP',
      attribution: {
        first: { ...organicUtm, occurredAt },
        last: { ...organicUtm, utm_source: 'news', occurredAt },
      },
      position: { latitude: null, longitude: null },
    };
    const wireEvent = toWireEvent(tracked, context);
    expect(wireEvent).toMatchObject({
      sessionId: 's1',
      eventType: 'page-view',
      pageUrl: tracked.pageUrl,
      referrer: '',
      deviceType: 'Desktop',
      latitude: null,
      longitude: null,
      utmSource: 'news',
      utmMedium: 'organic',
      first: { ...organicUtm, occurredAt },
      channel: null,
      clickIds: null,
      occurredAt,
    });
    expect(wireEvent.eventId).not.toBe(toWireEvent(tracked, context).eventId);
  });
});
