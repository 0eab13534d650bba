import 'server-only';
import { orFallback } from '@/lib/upstream/or-fallback';
import type { Locale } from '../i18n/routing.ts';
import { ownFeatures, productsOfFeature } from './features.ts';
import { getHome } from './server.ts';
import type { Product } from './types.ts';

/** What sells best, as the home page shows it; none while the upstream does not answer. */
export async function getBestSellers(locale: Locale): Promise<Product[]> {
  try {
    return productsOfFeature((await getHome(locale)).features, ownFeatures.bestSellers);
  } catch (error) {
    return orFallback(error, []);
  }
}
