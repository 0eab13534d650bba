import { getOrCreateSecret } from '../accounts/secrets.ts';
import type { Orm } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe.ts';
import { createTestProvider } from './test-provider.ts';

/** Payment provider of this API, and the secret of the test provider. */
export interface CardProvider {
  provider: PaymentProvider;
  /** Signs the webhooks of the test provider; null with a real one. */
  testSecret: string | null;
}

/** Creates the payment provider named by the settings; null when the API accepts no cards. */
export async function createCardProvider(
  orm: Orm,
  { cardProvider, stripeKeys }: Pick<Settings, 'cardProvider' | 'stripeKeys'>,
): Promise<CardProvider | null> {
  if (cardProvider === undefined) return null;
  if (stripeKeys) return { provider: createStripeProvider(stripeKeys), testSecret: null };
  const testSecret = await getOrCreateSecret(orm, 'test card provider');
  return { provider: createTestProvider(testSecret), testSecret };
}
