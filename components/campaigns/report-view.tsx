import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '@/lib/platform/i18n/format';
import {
  type CampaignReport,
  isUtmPlaceholder,
  type Metrics,
  metricNamesOf,
  metricValue,
  type ReportTableName,
} from '@/lib/site/campaigns/report';
import { reportLabels } from '@/lib/site/campaigns/report-labels';
import { previousPeriod, type ReportQuery, reportQueryString } from '@/lib/site/campaigns/report-query';
import { campaignLabel } from './campaign-label.ts';
import { Funnels } from './funnels.tsx';
import { PageSpeed } from './page-speed.tsx';
import { ExportLink, type ReportRow, ReportTable } from './report-table.tsx';
import { Totals } from './totals.tsx';
import { Trend } from './trend.tsx';
import { useMetricFormat } from './use-metric-format.ts';

interface ReportViewProps {
  report: CampaignReport;
  /** Report of the previous period; null when it could not be fetched. */
  previousReport: CampaignReport | null;
  query: ReportQuery;
  /** True in a shop whose API knows the costs of campaigns. */
  hasCosts: boolean;
}

/** Campaign report: totals, then tables by campaign, content, term, day and landing page, and the speed of pages. */
export function ReportView({ report, previousReport, query, hasCosts }: ReportViewProps) {
  const t = useTranslations('campaigns');
  const locale = useLocale();
  const { hasSampleTraffic, campaigns, contents, terms, days, landingPages, pageVitals, currency, total } =
    report;
  const { metricLabel, formatMetric } = useMetricFormat(currency);
  const labels = reportLabels(t);
  const formatCells = (table: ReportTableName, metrics: Metrics) =>
    metricNamesOf(table, hasCosts).map((name) => formatMetric(metrics, name));
  const isEmpty = metricNamesOf('campaigns', hasCosts).every((name) => !metricValue(total, name));
  if (isEmpty) return <p className="text-lg">{t('empty')}</p>;

  const renderSection = (table: ReportTableName, name: string, content: ReactNode) => (
    <section className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="title text-3xl">{name}</h2>
        <ExportLink table={table} query={query} name={name} />
      </div>
      {content}
    </section>
  );
  const renderTable = (table: ReportTableName, caption: string, rows: ReportRow[]) => (
    <ReportTable
      caption={caption}
      headerRow={{
        // Source and medium have no columns here: they are the second line of a campaign's cell.
        textCells: labels.textColumnHeaders[table].slice(0, 1),
        metricCells: metricNamesOf(table, hasCosts).map(metricLabel),
      }}
      rows={rows}
    />
  );
  /** Renders nothing where no visit has a value of this UTM parameter. */
  const renderUtmSection = (table: 'contents' | 'terms', caption: string, rows: CampaignReport['contents']) =>
    rows.some(({ name }) => !isUtmPlaceholder(name)) &&
    renderSection(
      table,
      caption,
      renderTable(
        table,
        caption,
        rows.map((row) => ({ textCells: [labels.utmValue(row.name)], metricCells: formatCells(table, row) })),
      ),
    );
  const previousQuery = previousPeriod(query);

  return (
    <>
      {hasSampleTraffic && <p className="border-s-2 border-alert bg-backdrop px-4 py-3">{t('sample')}</p>}
      <div className="grid gap-3">
        <Totals report={report} previousTotal={previousReport?.total ?? null} hasCosts={hasCosts} />
        {previousReport && (
          <p className="text-sm text-muted">
            {t('compared', {
              from: formatCalendarDay(previousQuery.from, locale),
              to: formatCalendarDay(previousQuery.to, locale),
            })}
          </p>
        )}
      </div>
      {renderSection(
        'campaigns',
        t('byCampaign'),
        <>
          <Funnels report={report} />
          {renderTable(
            'campaigns',
            t('byCampaign'),
            campaigns.map((row) => {
              const { source, medium, campaign, channel } = row;
              const campaignRef = { source, medium, campaign, ...(channel && { channel }) };
              const { name, sourceMedium } = campaignLabel(t, row);
              return {
                textCells: [name],
                detail: sourceMedium,
                metricCells: formatCells('campaigns', row),
                href: `?${reportQueryString({ ...query, campaign: campaignRef })}`,
              };
            }),
          )}
        </>,
      )}
      {renderUtmSection('contents', t('byContent'), contents)}
      {renderUtmSection('terms', t('byTerm'), terms)}
      {renderSection(
        'days',
        t('byDay'),
        <>
          <div className="grid gap-5 lg:grid-cols-3">
            {(['landings', 'orders', 'revenue'] as const).map((metric) => (
              <Trend key={metric} metric={metric} days={days} currency={currency} />
            ))}
          </div>
          <details className="min-w-0">
            <summary className="link mb-3 inline-block py-2">{t('asTable')}</summary>
            {renderTable(
              'days',
              t('byDay'),
              days.map((row) => ({
                textCells: [formatCalendarDay(row.day, locale)],
                metricCells: formatCells('days', row),
              })),
            )}
          </details>
        </>,
      )}
      {renderSection(
        'pages',
        t('landingPages'),
        renderTable(
          'pages',
          t('landingPages'),
          landingPages.map((row) => ({ textCells: [row.path], metricCells: formatCells('pages', row) })),
        ),
      )}
      {pageVitals.length > 0 &&
        renderSection('speed', t('speed.title'), <PageSpeed pages={pageVitals} campaigns={campaigns} />)}
    </>
  );
}
