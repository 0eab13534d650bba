import { useLocale, useTranslations } from 'next-intl';
import { type CampaignReport, type Figures, type Measure, measured, measures } from '@/lib/campaigns/report';
import { change } from '@/lib/i18n/numbers';
import { useFigures } from './use-figures.ts';

interface TotalsProps {
  report: CampaignReport;
  /** The same of the period before; null where that could not be had. */
  before: Figures | null;
}

const leading: Measure[] = ['revenue', 'orders', 'conversion', 'averageOrder'];
const order = [...leading, ...measures.filter((name) => !leading.includes(name))];

/** What all visits together brought, and what the period before had brought. */
export function Totals({ report: { total, currency }, before }: TotalsProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { nameOf, written, writtenOf } = useFigures(currency);
  const comparison = (name: Measure) => {
    if (before === null) return null;
    const [now, then] = [measured(total, name), measured(before, name)];
    const was = written(name, then);
    return now === null || !then
      ? t('was', { before: was })
      : t('change', { change: change(now / then - 1, locale), before: was });
  };
  return (
    <dl className="grid grid-cols-2 gap-px border border-sand bg-sand md:grid-cols-5">
      {order.map((name) => (
        <div key={name} className="bg-paper p-4 first:col-span-2 lg:p-5">
          <dt className="text-sm text-muted">{nameOf(name)}</dt>
          <dd className="title mt-1 text-3xl lg:text-4xl">{writtenOf(total, name)}</dd>
          {before && <dd className="mt-1 text-sm text-muted">{comparison(name)}</dd>}
        </div>
      ))}
    </dl>
  );
}
