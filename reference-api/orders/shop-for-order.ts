import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { messages } from '../http/messages.ts';
import type { Settings } from '../settings.ts';
import { currenciesAt, type Shop, shopOf } from '../shops.ts';

/**
 * Returns the currency of an order and the shop that takes it.
 * @param requestedCurrency currency that the request names
 * @param visitedOrigin origin of the visited shop
 * @throws {HttpError} 400 when no shop, or not the visited one, takes orders in this currency
 */
export function shopForOrder(
  settings: Pick<Settings, 'currency' | 'shops' | 'siteUrl'>,
  requestedCurrency: string | null | undefined,
  visitedOrigin: string | undefined,
  language: Language,
): { currency: string; shop: Shop } {
  const visitedCurrencies = currenciesAt(settings.shops, visitedOrigin);
  const currency = requestedCurrency ?? defaultCurrency(settings.currency, visitedCurrencies);
  const shop = shopOf(settings, currency);
  if (!shop || (visitedCurrencies.length > 0 && !visitedCurrencies.includes(currency)))
    throw new HttpError(400, messages.currencyNotServed, {
      errors: { currency: [messages.currencyNotServed[language]] },
    });
  return { currency, shop };
}

/** Returns the currency of an order that names none: that of the API, unless the visited shop takes only other currencies. */
function defaultCurrency(apiCurrency: string, visitedCurrencies: string[]): string {
  return visitedCurrencies.includes(apiCurrency) ? apiCurrency : (visitedCurrencies[0] ?? apiCurrency);
}
