import 'server-only';
import { currencyDecimals } from '@/contract/currency';
import { cachedRead, type TagReference } from '@/lib/cache/cached-read';
import type { Locale } from '@/lib/i18n/routing';

/** Shop whose products are read: texts in its language, prices in its currency. */
export interface CatalogueShop {
  locale: Locale;
  tenant: { currency: string };
}

/** Language of the texts and number of decimals of the prices of a read. */
export interface PricedRead {
  locale: Locale;
  decimals: number;
}

/** Returns how the products of a shop are read. Shops whose currencies have as many decimals share a read. */
export function pricedReadOf({ locale, tenant }: CatalogueShop): PricedRead {
  return { locale, decimals: currencyDecimals(tenant.currency) };
}

/** Caches a read of products, by the language and the decimals of a shop's currency (`cachedRead`). */
export function cachedPricedRead<Args extends (string | number)[], T>(
  name: string,
  tagsOf: (...args: NoInfer<Args>) => [TagReference, ...TagReference[]],
  read: (pricedRead: PricedRead, ...args: Args) => Promise<T>,
): (shop: CatalogueShop, ...args: Args) => Promise<T> {
  const cached = cachedRead<[Locale, number, ...Args], T>(
    name,
    (_locale, _decimals, ...args) => tagsOf(...(args as Args)),
    (locale, decimals, ...args) => read({ locale, decimals }, ...args),
  );
  return (shop, ...args) => {
    const { locale, decimals } = pricedReadOf(shop);
    return cached(locale, decimals, ...args);
  };
}
