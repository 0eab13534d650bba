import { useLocale, useTranslations } from 'next-intl';
import { type Figures, type Measure, measured } from '@/lib/campaigns/report';
import { percentage, wholeNumber } from '@/lib/i18n/numbers';
import { formatPrice } from '@/lib/money/format-price';

/** How figures of a report are called and written. */
export function useFigures(currency: string) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const written = (measure: Measure, value: number | null) => {
    if (value === null) return '–';
    if (measure === 'conversion') return percentage(value, locale);
    return measure === 'revenue' || measure === 'averageOrder'
      ? formatPrice(value, { currency, locale, notAvailable: '' })
      : wholeNumber(value, locale);
  };
  return {
    nameOf: (measure: Measure) => t(`figures.${measure}`),
    written,
    writtenOf: (figures: Figures, measure: Measure) => written(measure, measured(figures, measure)),
  };
}
