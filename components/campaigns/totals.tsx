import { useLocale, useTranslations } from 'next-intl';
import { formatPercentChange } from '@/lib/platform/i18n/format';
import {
  type CampaignReport,
  type MetricName,
  type Metrics,
  metricNamesOf,
  metricValue,
} from '@/lib/site/campaigns/report';
import { useMetricFormat } from './use-metric-format.ts';

interface TotalsProps {
  report: CampaignReport;
  /** Totals of the previous period; null when they could not be fetched. */
  previousTotal: Metrics | null;
  /** True in a shop whose API knows the costs of campaigns. */
  hasCosts: boolean;
}

const headlineMetrics: MetricName[] = ['revenue', 'orders', 'conversion', 'averageOrder'];

/** Metrics of all visits, compared with the previous period. */
export function Totals({ report: { total, currency }, previousTotal, hasCosts }: TotalsProps) {
  // The totals have all metrics, like the table of campaigns.
  const otherMetrics = metricNamesOf('campaigns', hasCosts).filter((name) => !headlineMetrics.includes(name));
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { metricLabel, formatValue, formatMetric } = useMetricFormat(currency);
  const comparisonText = (name: MetricName, previousMetrics: Metrics) => {
    const [value, previousValue] = [metricValue(total, name), metricValue(previousMetrics, name)];
    const previousText = formatValue(name, previousValue);
    return value === null || !previousValue
      ? t('was', { before: previousText })
      : t('change', { change: formatPercentChange(value / previousValue - 1, locale), before: previousText });
  };
  return (
    <dl className="grid grid-cols-2 gap-px border border-sand bg-sand md:grid-cols-5">
      {[...headlineMetrics, ...otherMetrics].map((name) => (
        <div key={name} className="bg-paper p-4 first:col-span-2 lg:p-5">
          <dt className="text-sm text-muted">{metricLabel(name)}</dt>
          <dd className="title mt-1 text-3xl lg:text-4xl">{formatMetric(total, name)}</dd>
          {previousTotal && (
            <dd className="mt-1 text-sm text-muted">{comparisonText(name, previousTotal)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
