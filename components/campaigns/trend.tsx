import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { formatCalendarDay } from '@/lib/platform/i18n/format';
import type { DayMetrics } from '@/lib/site/campaigns/report';
import { useMetricFormat } from './use-metric-format.ts';

interface TrendProps {
  metric: 'landings' | 'orders' | 'revenue';
  days: DayMetrics[];
  currency: string;
}

/** In units of the view box, in which a day is one unit wide. */
const chartHeight = 40;
/** Each day has a dot; in a range of more days than this, only the maximum has one. */
const maxDots = 31;

/** Line chart of one metric by day. Time runs in the reading direction of the page. */
export function Trend({ metric, days, currency }: TrendProps) {
  const t = useTranslations('campaigns.trend');
  const locale = useLocale();
  const { metricLabel, formatValue } = useMetricFormat(currency);
  const id = useId();
  const values = days.map((day) => day[metric]);
  const max = Math.max(0, ...values);
  const maxDay = days[values.indexOf(max)];
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (!firstDay || !lastDay || !maxDay) return null;
  const total = values.reduce((sum, value) => sum + value, 0);
  const points = days.map(({ day }, index) => {
    const y = max === 0 ? chartHeight : chartHeight * (1 - (values[index] ?? 0) / max);
    const middleOfDay = index + 0.5;
    return { day, x: middleOfDay, y };
  });
  const dots = points.filter(({ day }) => days.length <= maxDots || day === maxDay.day);
  const line = points.map(({ x, y }) => `${x} ${y}`).join(' L ');
  return (
    <figure className="min-w-0 border border-sand bg-paper p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{metricLabel(metric)}</h3>
        <span className="text-sm text-muted">{t('peak', { value: formatValue(metric, max) })}</span>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${days.length} ${chartHeight}`}
        preserveAspectRatio="none"
        className="rtl-mirror mt-4 h-40 w-full overflow-visible border-y border-sand fill-none stroke-primary-ink [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <title id={`${id}-title`}>{t('chart', { figure: metricLabel(metric) })}</title>
        <desc id={`${id}-text`}>
          {t('text', {
            total: formatValue(metric, total),
            max: formatValue(metric, max),
            day: formatCalendarDay(maxDay.day, locale),
          })}
        </desc>
        <path d={`M ${line}`} strokeWidth="2" strokeLinejoin="round" />
        {/* The dots are zero-length lines with round caps, because circles would be stretched with the chart. */}
        {dots.map(({ day, x, y }) => (
          <path
            key={day}
            d={`M ${x} ${y} h 0`}
            strokeWidth={day === maxDay.day ? 11 : 5}
            strokeLinecap="round"
          />
        ))}
      </svg>
      <p className="mt-2 flex justify-between text-sm text-muted">
        <bdi>{formatCalendarDay(firstDay.day, locale)}</bdi>
        {lastDay !== firstDay && <bdi>{formatCalendarDay(lastDay.day, locale)}</bdi>}
      </p>
    </figure>
  );
}
