import { currencyDecimals, toCurrencyUnits } from '../../contract/currency.ts';
import type { Language } from '../http/language.ts';

/** Formats an amount in minor units for mails and messages. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const decimals = currencyDecimals(currency);
  return new Intl.NumberFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ar' ? 'symbol' : 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(toCurrencyUnits(amount, currency));
}

/** Formats an amount in minor units for lists of commands: a decimal point, the decimals of the currency and its code. */
export function formatPlainMoney(amount: number, currency: string): string {
  return `${toCurrencyUnits(amount, currency).toFixed(currencyDecimals(currency))} ${currency}`;
}
