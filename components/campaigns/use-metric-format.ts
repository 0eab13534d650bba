import { useLocale, useTranslations } from 'next-intl';
import { formatInteger, formatPercent } from '@/lib/platform/i18n/format';
import { formatPrice } from '@/lib/platform/money/format-price';
import {
  costMetricNames,
  type MetricName,
  type Metrics,
  metricValue,
  moneyMetrics,
} from '@/lib/site/campaigns/report';

// Typed as a list of all metrics, so that `includes` accepts every metric.
const costMetrics: readonly MetricName[] = costMetricNames;

/** Labels and formatters for report metrics. */
export function useMetricFormat(currency: string) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const formatValue = (metric: MetricName, value: number | null) => {
    // An em dash stands for an unknown cost, an en dash for any other missing value.
    if (value === null) return costMetrics.includes(metric) ? '—' : '–';
    if (metric === 'conversion' || metric === 'returnOnSpend') return formatPercent(value, locale);
    return moneyMetrics.includes(metric)
      ? formatPrice(value, { currency, locale, noPriceText: '' })
      : formatInteger(value, locale);
  };
  return {
    metricLabel: (metric: MetricName) => t(`metrics.${metric}`),
    formatValue,
    formatMetric: (metrics: Metrics, metric: MetricName) => formatValue(metric, metricValue(metrics, metric)),
  };
}
