import { useLocale, useTranslations } from 'next-intl';
import { type MetricName, type Metrics, metricValue } from '@/lib/campaigns/report';
import { formatInteger, formatPercent } from '@/lib/i18n/format';
import { formatPrice } from '@/lib/money/format-price';

/** Labels and formatters for report metrics. */
export function useMetricFormat(currency: string) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const formatValue = (metric: MetricName, value: number | null) => {
    if (value === null) return '–';
    if (metric === 'conversion') return formatPercent(value, locale);
    return metric === 'revenue' || metric === 'averageOrder'
      ? formatPrice(value, { currency, locale, notAvailable: '' })
      : formatInteger(value, locale);
  };
  return {
    metricLabel: (metric: MetricName) => t(`metrics.${metric}`),
    formatValue,
    formatMetric: (metrics: Metrics, metric: MetricName) => formatValue(metric, metricValue(metrics, metric)),
  };
}
