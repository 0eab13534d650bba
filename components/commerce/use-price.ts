import { useLocale, useTranslations } from 'next-intl';
import { type PriceView, priceView } from '@/lib/catalogue/product/price-view';
import type { CurrentPrice } from '@/lib/catalogue/product/pricing';
import { formatPrice } from '@/lib/platform/money/format-price';
import type { MinorUnits } from '@/lib/platform/money/money';
import { browserSettings } from '@/lib/platform/settings/browser-settings';

/** Formats amounts in the page's language and, by default, the shop's currency. Browser only: needs `browserSettings`. */
export function usePrice(currency = browserSettings().tenant.currency): {
  /** Returns `N/A` or its translation for null. */
  format(amount: MinorUnits | null): string;
  /** Formats the current price and, during a sale, the regular one. */
  priceView(price: CurrentPrice): PriceView;
} {
  const t = useTranslations('browser');
  const formatOptions = { locale: useLocale(), currency, noPriceText: t('notAvailable') };
  return {
    format: (amount) => formatPrice(amount, formatOptions),
    priceView: (price) => priceView(price, formatOptions),
  };
}
