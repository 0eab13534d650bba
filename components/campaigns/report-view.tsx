import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { daysBeforeThat, type Question, questionQuery } from '@/lib/campaigns/question';
import type { Table } from '@/lib/campaigns/report';
import { type CampaignReport, type Figures, isOrganic, measures } from '@/lib/campaigns/report';
import { reportWords } from '@/lib/campaigns/words';
import { calendarDay } from '@/lib/i18n/numbers';
import { Funnels } from './funnels.tsx';
import { ExportLink, ReportTable, type Row } from './report-table.tsx';
import { Speed } from './speed.tsx';
import { Totals } from './totals.tsx';
import { Trend } from './trend.tsx';
import { useFigures } from './use-figures.ts';
import { useVitals } from './use-vitals.ts';

interface ReportViewProps {
  report: CampaignReport;
  /** The same for the period before; null where that could not be had. */
  before: CampaignReport | null;
  question: Question;
}

/** What campaigns brought, or one of them alone: as a whole, by campaign or its links, by day, and where visits began. */
export function ReportView({ report, before, question }: ReportViewProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { campaigns, contents, terms, days, landingPages, pageVitals, currency, total } = report;
  const { nameOf, writtenOf } = useFigures(currency);
  const words = reportWords(t);
  const vitals = useVitals();
  const hasVitals = campaigns.some((row) => row.vitals);
  const cells = (figures: Figures) => measures.map((name) => writtenOf(figures, name));
  const isEmpty = measures.every((name) => !total[name as keyof Figures]);
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
  const tableOf = (table: Table, caption: string, rows: Row[], more: string[] = []) => (
    <ReportTable
      caption={caption}
      head={{ words: words.heads[table], figures: [...measures.map(nameOf), ...more] }}
      rows={rows}
    />
  );
  const byName = (table: 'contents' | 'terms', caption: string, named: CampaignReport['contents']) =>
    named.some(({ name }) => !isOrganic(name)) &&
    section(
      table,
      caption,
      tableOf(
        table,
        caption,
        named.map((row) => ({ words: [words.value(row.name)], figures: cells(row) })),
      ),
    );
  const earlier = daysBeforeThat(question);

  return (
    <>
      <div className="grid gap-3">
        <Totals report={report} before={before?.total ?? null} />
        {before && (
          <p className="text-sm text-muted">
            {t('compared', {
              from: calendarDay(earlier.from, locale),
              to: calendarDay(earlier.to, locale),
            })}
          </p>
        )}
      </div>
      {section(
        'campaigns',
        t('byCampaign'),
        <>
          <Funnels report={report} />
          {tableOf(
            'campaigns',
            t('byCampaign'),
            campaigns.map((row) => {
              const { source, medium, campaign, channel } = row;
              const key = { source, medium, campaign, ...(channel && { channel }) };
              return {
                words: words.campaign(row),
                figures: [...cells(row), ...(hasVitals ? vitals.cells(row.vitals) : [])],
                href: `?${questionQuery({ ...question, campaign: key })}`,
              };
            }),
            hasVitals ? vitals.names : [],
          )}
        </>,
      )}
      {byName('contents', t('byContent'), contents)}
      {byName('terms', t('byTerm'), terms)}
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
            {tableOf(
              'days',
              t('byDay'),
              days.map((row) => ({ words: [calendarDay(row.day, locale)], figures: cells(row) })),
            )}
          </details>
        </>,
      )}
      {section(
        'pages',
        t('landingPages'),
        tableOf(
          'pages',
          t('landingPages'),
          landingPages.map((row) => ({ words: [row.path], figures: cells(row) })),
        ),
      )}
      {pageVitals.length > 0 && section('speed', t('speed.title'), <Speed pages={pageVitals} />)}
    </>
  );
}
