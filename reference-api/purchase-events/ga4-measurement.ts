import type { PurchaseProvider } from './purchase-provider.ts';

/** Google Analytics 4, Measurement Protocol. Drops a purchase whose `transaction_id` it has already. */
export function createGa4Provider({
  measurementId,
  apiSecret,
  url,
}: {
  measurementId: string;
  apiSecret: string;
  url: string;
}): PurchaseProvider {
  return {
    name: 'ga4',
    request: ({ eventId, orderNumber, at, value, currency, coupon, items, sessionId }) => ({
      url: `${url}?${new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })}`,
      body: {
        client_id: sessionId ?? eventId,
        timestamp_micros: at.getTime() * 1000,
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
        events: [
          {
            name: 'purchase',
            params: {
              transaction_id: orderNumber,
              event_id: eventId,
              value,
              currency,
              ...(coupon !== null && { coupon }),
              items: items.map(({ id, title, quantity, price }) => ({
                item_id: id,
                item_name: title,
                quantity,
                price,
              })),
            },
          },
        ],
      },
    }),
  };
}
