import type { Services } from '../services.ts';
import { mailSenderOf } from '../shops.ts';
import type { PaymentContext } from './start-payment.ts';

/** Returns what a payment of a request needs besides its order; null when no card is accepted. */
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
