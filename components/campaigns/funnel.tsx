import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { formatPercent } from '@/lib/platform/i18n/format';
import { funnelSteps, type Metrics } from '@/lib/site/campaigns/report';
import { useMetricFormat } from './use-metric-format.ts';

interface FunnelProps {
  /** Name of the campaign, or a text for all visits. */
  name: string;
  /** Source and medium, as `source / medium`; absent for all visits. */
  sourceMedium?: string;
  metrics: Metrics;
  currency: string;
}

/** Thickness of a bar as a share of the row's height. */
const barThickness = 0.56;

/** Funnel chart: a bar for each step, scaled to the largest. */
export function Funnel({ name, sourceMedium, metrics, currency }: FunnelProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { metricLabel, formatValue } = useMetricFormat(currency);
  const id = useId();
  // At least 1, because the widths are divided by it.
  const max = Math.max(1, ...funnelSteps.map((step) => metrics[step]));
  const rate = formatPercent(metrics.landings === 0 ? 0 : metrics.orders / metrics.landings, locale);
  return (
    <figure className="min-w-0 border border-sand bg-paper p-5">
      <figcaption>
        <h3 className="line-clamp-2 text-lg font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="min-h-6 text-sm wrap-anywhere text-muted">
          {sourceMedium && <bdi>{sourceMedium}</bdi>}
        </p>
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_1fr_auto] gap-x-3 text-sm">
        <ul>
          {funnelSteps.map((step) => (
            <li key={step} className="flex h-8 items-center">
              {metricLabel(step)}
            </li>
          ))}
        </ul>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`0 0 100 ${funnelSteps.length}`}
          preserveAspectRatio="none"
          className="rtl-mirror h-full w-full"
        >
          <title id={`${id}-title`}>{t('funnel.chart', { name })}</title>
          <desc id={`${id}-text`}>
            {funnelSteps
              .map((step) => `${metricLabel(step)}: ${formatValue(step, metrics[step])}`)
              .join(' · ')}
          </desc>
          {/* The tooltip, which is the title, also shows where no bar is. */}
          <rect width="100" height={funnelSteps.length} className="fill-transparent" />
          {funnelSteps.map((step, row) => (
            <rect
              key={step}
              y={row + (1 - barThickness) / 2}
              width={(metrics[step] / max) * 100}
              height={barThickness}
              className="fill-primary-ink"
            />
          ))}
        </svg>
        <ul className="text-end tabular-nums">
          {funnelSteps.map((step) => (
            <li key={step} className="flex h-8 items-center justify-end">
              {formatValue(step, metrics[step])}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-sand pt-3 text-sm">
        <span>{t('funnel.rate', { rate })}</span>
        <span className="font-semibold">{formatValue('revenue', metrics.revenue)}</span>
      </p>
    </figure>
  );
}
