import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { type Figures, steps } from '@/lib/campaigns/report';
import { percentage } from '@/lib/i18n/numbers';
import { useFigures } from './use-figures.ts';

interface FunnelProps {
  name: string;
  /** Where the visits came from. */
  origin?: string;
  figures: Figures;
  currency: string;
}

const barThickness = 0.56;

/** How many went from one step to the next; every bar is as long as its share of the longest. */
export function Funnel({ name, origin, figures, currency }: FunnelProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { nameOf, written } = useFigures(currency);
  const id = useId();
  const most = Math.max(1, ...steps.map((step) => figures[step]));
  const rate = percentage(figures.landings === 0 ? 0 : figures.orders / figures.landings, locale);
  return (
    <figure className="min-w-0 border border-sand bg-paper p-5">
      <figcaption>
        <h3 className="line-clamp-2 text-lg font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="min-h-6 text-sm wrap-anywhere text-muted">{origin && <bdi>{origin}</bdi>}</p>
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_1fr_auto] gap-x-3 text-sm">
        <ul>
          {steps.map((step) => (
            <li key={step} className="flex h-8 items-center">
              {nameOf(step)}
            </li>
          ))}
        </ul>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`0 0 100 ${steps.length}`}
          preserveAspectRatio="none"
          className="points h-full w-full"
        >
          <title id={`${id}-title`}>{t('funnel.chart', { name })}</title>
          <desc id={`${id}-text`}>
            {steps.map((step) => `${nameOf(step)}: ${written(step, figures[step])}`).join(' · ')}
          </desc>
          <rect width="100" height={steps.length} className="fill-transparent" />
          {steps.map((step, row) => (
            <rect
              key={step}
              y={row + (1 - barThickness) / 2}
              width={(figures[step] / most) * 100}
              height={barThickness}
              className="fill-primary-ink"
            />
          ))}
        </svg>
        <ul className="text-end tabular-nums">
          {steps.map((step) => (
            <li key={step} className="flex h-8 items-center justify-end">
              {written(step, figures[step])}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-sand pt-3 text-sm">
        <span>{t('funnel.rate', { rate })}</span>
        <span className="font-semibold">{written('revenue', figures.revenue)}</span>
      </p>
    </figure>
  );
}
