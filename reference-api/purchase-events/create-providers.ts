import type { Settings } from '../settings.ts';
import { createGa4Provider } from './ga4-measurement.ts';
import { createMetaProvider } from './meta-conversions.ts';
import type { PurchaseProvider } from './purchase-provider.ts';

/** Creates the receivers of purchases that are configured. */
export function createPurchaseProviders({
  metaConversions,
  ga4Measurement,
}: Pick<Settings, 'metaConversions' | 'ga4Measurement'>): PurchaseProvider[] {
  return [
    ...(metaConversions ? [createMetaProvider(metaConversions)] : []),
    ...(ga4Measurement ? [createGa4Provider(ga4Measurement)] : []),
  ];
}
