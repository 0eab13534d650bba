import { createHash } from 'node:crypto';
import type { PurchaseProvider } from './purchase-provider.ts';

/**
 * Meta Conversions API. Drops an event whose name and id the pixel has sent, too. Identifies the visitor by browser, click id and a hash
 * of the session, and never by name, e-mail address or phone number.
 */
export function createMetaProvider({
  pixelId,
  accessToken,
  url,
}: {
  pixelId: string;
  accessToken: string;
  /** Base URL with version. */
  url: string;
}): PurchaseProvider {
  return {
    name: 'meta',
    request: ({ eventId, at, value, currency, items, sessionId, userAgent, pageUrl, metaClick }) => ({
      url: `${url}/${encodeURIComponent(pixelId)}/events`,
      body: {
        access_token: accessToken,
        data: [
          {
            event_name: 'Purchase',
            event_id: eventId,
            event_time: Math.floor(at.getTime() / 1000),
            action_source: 'website',
            ...(pageUrl !== null && { event_source_url: pageUrl }),
            user_data: {
              ...(userAgent !== null && { client_user_agent: userAgent }),
              ...(sessionId !== null && {
                external_id: [createHash('sha256').update(sessionId).digest('hex')],
              }),
              ...(metaClick !== null && { fbc: `fb.1.${metaClick.at.getTime()}.${metaClick.id}` }),
            },
            custom_data: {
              value,
              currency,
              content_type: 'product',
              content_ids: items.map(({ id }) => id),
              contents: items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
            },
          },
        ],
      },
    }),
  };
}
