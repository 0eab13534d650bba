/** Purchase as a provider gets it: nothing of the buyer but what her consent covers. */
export interface Purchase {
  /** Id that the browser gives its own event of this purchase, so that the provider counts it once. */
  eventId: string;
  orderNumber: string;
  at: Date;
  /** In units of the currency, net of discounts. */
  value: number;
  currency: string;
  coupon: string | null;
  items: { id: string; title: string; quantity: number; price: number }[];
  sessionId: string | null;
  userAgent: string | null;
  pageUrl: string | null;
  /** Click id of Meta, and when it arrived; null without one. */
  metaClick: { id: string; at: Date } | null;
}

/** Receiver of purchases from the server. */
export interface PurchaseProvider {
  name: string;
  /** Builds the request. Its URL may contain a secret and must not be logged. */
  request(purchase: Purchase): { url: string; body: object };
}
