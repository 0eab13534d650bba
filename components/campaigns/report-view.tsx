import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Table } from '@/lib/campaigns/csv';
import type { Question } from '@/lib/campaigns/question';
import { type CampaignReport, counts, type Figures } from '@/lib/campaigns/report';
import { calendarDay } from '@/lib/i18n/numbers';
import { Funnel } from './funnel.tsx';
import { ExportLink, ReportTable } from './report-table.tsx';
import { Totals } from './totals.tsx';
import { Trend } from './trend.tsx';
import { useFigures } from './use-figures.ts';

const mostFunnels = 5;
const figureNames = [...counts, 'revenue'] as const;

/** What campaigns brought: as a whole, by campaign, by day, and where visits began. */
export function ReportView({ report, question }: { report: CampaignReport; question: Question }) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { campaigns, days, landingPages, currency, total } = report;
  const { nameOf, written } = useFigures(currency);
  const figureCells = (figures: Figures) => figureNames.map((name) => written(name, figures[name]));
  const isEmpty = figureNames.every((name) => total[name] === 0);
  if (isEmpty) return <p className="text-lg">{t('empty')}</p>;

  const section = (table: Table, name: string, content: ReactNode) => (
    <section className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="title text-3xl">{name}</h2>
        <ExportLink table={table} question={question} name={name} />
      </div>
      {content}
    </section>
  );

  return (
    <>
      <Totals report={report} />
      {section(
        'campaigns',
        t('byCampaign'),
        <>
          <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            <Funnel name={t('allVisits')} figures={total} currency={currency} />
            {campaigns.slice(0, mostFunnels).map((row) => (
              <Funnel
                key={`${row.source} ${row.medium} ${row.campaign}`}
                name={row.campaign}
                origin={`${row.source} / ${row.medium}`}
                figures={row}
                currency={currency}
              />
            ))}
          </div>
          <ReportTable
            caption={t('byCampaign')}
            head={{ words: [t('campaign'), t('source'), t('medium')], figures: figureNames.map(nameOf) }}
            rows={campaigns.map((row) => ({
              words: [row.campaign, row.source, row.medium],
              figures: figureCells(row),
            }))}
          />
        </>,
      )}
      {section(
        'days',
        t('byDay'),
        <>
          <div className="grid gap-5 lg:grid-cols-3">
            {(['landings', 'orders', 'revenue'] as const).map((figure) => (
              <Trend key={figure} figure={figure} days={days} currency={currency} />
            ))}
          </div>
          <details className="min-w-0">
            <summary className="link mb-3 inline-block py-2">{t('asTable')}</summary>
            <ReportTable
              caption={t('byDay')}
              head={{ words: [t('day')], figures: figureNames.map(nameOf) }}
              rows={days.map((row) => ({
                words: [calendarDay(row.day, locale)],
                figures: figureCells(row),
              }))}
            />
          </details>
        </>,
      )}
      {section(
        'pages',
        t('landingPages'),
        <ReportTable
          caption={t('landingPages')}
          head={{ words: [t('page')], figures: [nameOf('landings'), nameOf('visitors')] }}
          rows={landingPages.map(({ path, landings, visitors }) => ({
            words: [path],
            figures: [written('landings', landings), written('visitors', visitors)],
          }))}
        />,
      )}
    </>
  );
}
