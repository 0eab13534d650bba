import type { Services } from '../services.ts';
import { mailSenderOf } from '../shops.ts';
import type { PaymentContext } from './start-payment.ts';

/** Creates the context of a payment that a request starts; null when the API accepts no cards. */
export function createPaymentContext(
  { settings, cardPayments }: Pick<Services, 'settings' | 'cardPayments'>,
  getHeader: (name: string) => string | undefined,
): PaymentContext | null {
  return (
    cardPayments && {
      provider: cardPayments.provider,
      paymentTtlMs: settings.paymentTtlMs,
      apiOrigin: settings.testCardOrigin ?? `http://${getHeader('host')}`,
      shopOrigin: mailSenderOf(settings, getHeader('x-shop-origin')).origin,
    }
  );
}
