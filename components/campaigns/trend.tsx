import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DayMetrics } from '@/lib/campaigns/report';
import { formatCalendarDay } from '@/lib/i18n/format';
import { useMetricFormat } from './use-metric-format.ts';

interface TrendProps {
  metric: 'landings' | 'orders' | 'revenue';
  days: DayMetrics[];
  currency: string;
}

const height = 40;
const gap = 0.2;

/** Bar chart of one metric by day. Time runs from left to right in every language. */
export function Trend({ metric, days, currency }: TrendProps) {
  const t = useTranslations('campaigns.trend');
  const locale = useLocale();
  const { metricLabel, formatValue } = useMetricFormat(currency);
  const id = useId();
  const values = days.map((day) => day[metric]);
  const max = Math.max(0, ...values);
  const maxDay = days[values.indexOf(max)];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !maxDay) return null;
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <figure className="min-w-0 border border-sand bg-paper p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{metricLabel(metric)}</h3>
        <span className="text-sm text-muted">{t('peak', { value: formatValue(metric, max) })}</span>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-40 w-full border-b border-muted"
      >
        <title id={`${id}-title`}>{t('chart', { figure: metricLabel(metric) })}</title>
        <desc id={`${id}-text`}>
          {t('text', {
            total: formatValue(metric, total),
            max: formatValue(metric, max),
            day: formatCalendarDay(maxDay.day, locale),
          })}
        </desc>
        {values.map((value, day) => {
          const length = max === 0 ? 0 : (value / max) * height;
          return (
            <rect
              key={days[day]?.day}
              x={day + gap / 2}
              y={height - length}
              width={1 - gap}
              height={length}
              className="fill-primary-ink"
            />
          );
        })}
      </svg>
      <p dir="ltr" className="mt-2 flex justify-between text-sm text-muted">
        <bdi>{formatCalendarDay(first.day, locale)}</bdi>
        {last !== first && <bdi>{formatCalendarDay(last.day, locale)}</bdi>}
      </p>
    </figure>
  );
}
