import type { Services } from '../services.ts';
import { mailSenderOf } from '../shops.ts';
import type { PaymentContext } from './start-payment.ts';

/** Returns the provider, lifetime and origins for a payment started by a request; null when the API accepts no cards. */
export function paymentContext(
  { settings, cardPayments }: Pick<Services, 'settings' | 'cardPayments'>,
  header: (name: string) => string | undefined,
): PaymentContext | null {
  return (
    cardPayments && {
      provider: cardPayments.provider,
      paymentTtlMs: settings.paymentTtlMs,
      apiOrigin: settings.testCardOrigin ?? `http://${header('host')}`,
      shopOrigin: mailSenderOf(settings, header('x-shop-origin')).origin,
    }
  );
}
