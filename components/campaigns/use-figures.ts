import { useLocale, useTranslations } from 'next-intl';
import type { Figures } from '@/lib/campaigns/report';
import { wholeNumber } from '@/lib/i18n/numbers';
import { formatPrice } from '@/lib/money/format-price';

/** How figures of a report are called and written. */
export function useFigures(currency: string) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  return {
    nameOf: (name: keyof Figures) => t(`figures.${name}`),
    written: (name: keyof Figures, value: number) =>
      name === 'revenue'
        ? formatPrice(value, { currency, locale, notAvailable: '' })
        : wholeNumber(value, locale),
  };
}
