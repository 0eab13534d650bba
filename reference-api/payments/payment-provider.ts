/** Payment as its provider needs it. */
export interface NewPayment {
  /** Reference in every event of the payment, and idempotency key of its creation. */
  id: string;
  orderNumber: string;
  email: string;
  language: 'en' | 'ar';
  /** In minor units of `currency`. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  expiresAt: Date;
  /** Page of the shop that the buyer returns to after any outcome. Opening it does not prove a payment. */
  returnUrl: string;
}

/** The provider's page for one payment. */
export interface PaymentSession {
  /** The provider's own id. */
  sessionId: string;
  url: string;
}

/** Verified event of a payment. */
export interface PaymentEvent {
  /** Unique for the provider; a repeated delivery has the same id. */
  id: string;
  kind: 'paid' | 'failed' | 'expired';
  /** `NewPayment.id`. */
  reference: string;
  /** Paid amount in minor units of `currency`; ignored for other kinds. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** Request of a provider's webhook. */
export interface WebhookRequest {
  /** Body as it arrived: the signature covers its bytes. */
  body: string;
  getHeader(name: string): string | undefined;
  now: Date;
}

/** Provider with a payment page of its own, such as Stripe Checkout, Paymob or Moyasar. */
export interface PaymentProvider {
  /** Name in stored payments and in the path of the webhook. */
  name: string;
  /**
   * Creates the page of a payment. A repeated call for the same payment returns the same page.
   * @param apiOrigin origin under which the buyer's browser reaches this API
   * @throws {Error} when the provider cannot be reached or rejects the payment
   */
  createSession(payment: NewPayment, apiOrigin: string): Promise<PaymentSession>;
  /**
   * Closes the page of a payment, so that nobody can pay there. Closing a page that is closed or paid already succeeds.
   * @throws {Error} when the provider cannot be reached or rejects the call
   */
  closeSession(sessionId: string): Promise<void>;
  /** Returns the URL of a payment's page for providers where it depends on `apiOrigin`; for others, the stored URL is used. */
  paymentPageUrl?(paymentId: string, apiOrigin: string): string;
  /**
   * Verifies the signature of a webhook and parses its event. Returns `invalid` for an invalid signature, `ignored` for an event
   * that changes no payment.
   */
  readWebhookEvent(request: WebhookRequest): PaymentEvent | 'invalid' | 'ignored';
}
