import type { Language } from '../http/language.ts';

/** Formats an amount in hundredths for mails and messages. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ar' ? 'symbol' : 'code',
  }).format(cents / 100);
}
