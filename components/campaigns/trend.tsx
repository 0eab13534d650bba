import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Day } from '@/lib/campaigns/report';
import { calendarDay } from '@/lib/i18n/numbers';
import { useFigures } from './use-figures.ts';

interface TrendProps {
  figure: 'landings' | 'orders' | 'revenue';
  days: Day[];
  currency: string;
}

const height = 40;
const gap = 0.2;

/** One figure, a bar for each day. Time runs as it is written in numbers, from left to right in every language. */
export function Trend({ figure, days, currency }: TrendProps) {
  const t = useTranslations('campaigns.trend');
  const locale = useLocale();
  const { nameOf, written } = useFigures(currency);
  const id = useId();
  const values = days.map((day) => day[figure]);
  const most = Math.max(0, ...values);
  const best = days[values.indexOf(most)];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !best) return null;
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <figure className="min-w-0 border border-sand bg-paper p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{nameOf(figure)}</h3>
        <span className="text-sm text-muted">{t('most', { value: written(figure, most) })}</span>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-40 w-full border-b border-muted"
      >
        <title id={`${id}-title`}>{t('chart', { figure: nameOf(figure) })}</title>
        <desc id={`${id}-text`}>
          {t('text', {
            total: written(figure, total),
            most: written(figure, most),
            day: calendarDay(best.day, locale),
          })}
        </desc>
        {values.map((value, day) => {
          const length = most === 0 ? 0 : (value / most) * height;
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
        <bdi>{calendarDay(first.day, locale)}</bdi>
        {last !== first && <bdi>{calendarDay(last.day, locale)}</bdi>}
      </p>
    </figure>
  );
}
