import { useLocale, useTranslations } from 'next-intl';
import { type PriceView, priceView } from '@/lib/catalogue/price-view';
import type { CurrentPrice } from '@/lib/catalogue/pricing';
import { formatPrice } from '@/lib/money/format-price';
import type { Minor } from '@/lib/money/money';
import { browserSettings } from '@/lib/settings/browser';

/** Writes amounts in the language of the page and the currency of its shop, or another one; only for what is drawn in a browser. */
export function usePrice(currency = browserSettings().tenant.currency): {
  amount(value: Minor | null): string;
  view(price: CurrentPrice): PriceView;
} {
  const t = useTranslations('browser');
  const format = { locale: useLocale(), currency, notAvailable: t('notAvailable') };
  return { amount: (value) => formatPrice(value, format), view: (price) => priceView(price, format) };
}
