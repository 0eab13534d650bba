import { toDecimalString } from '../../platform/money/money.ts';
import { csvLine } from '../documents/csv.ts';
import {
  type CampaignReport,
  type MetricName,
  type Metrics,
  metricNamesOf,
  metricValue,
  moneyMetrics,
  type ReportTableName,
} from './report.ts';
import type { ReportLabels } from './report-labels.ts';
import { ratingOf, type VitalName, type Vitals, vitalNames } from './vitals.ts';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Formats a report table as CSV (RFC 4180) with translated headers. Values are escaped against formula injection.
 * @param hasCosts true when the API knows the costs of campaigns
 */
export function reportCsv(
  report: CampaignReport,
  table: ReportTableName,
  labels: ReportLabels,
  hasCosts = false,
): string {
  const { campaigns, contents, terms, days, landingPages, pageVitals } = report;
  const rows: Record<ReportTableName, [texts: string[], metrics?: Metrics, vitals?: Vitals | null][]> = {
    campaigns: campaigns.map((row) => [labels.campaignTexts(row), row, row.vitals]),
    contents: contents.map((row) => [[labels.utmValue(row.name)], row]),
    terms: terms.map((row) => [[labels.utmValue(row.name)], row]),
    days: days.map((row) => [[row.day], row]),
    pages: landingPages.map((row) => [[row.path], row]),
    speed: pageVitals.map(({ page, language, vitals }) => [
      [page, labels.language(language)],
      undefined,
      vitals,
    ]),
  };
  const metricNames = metricNamesOf(table, hasCosts);
  const hasMetrics = table !== 'speed';
  const hasVitals = rows[table].some(([, , vitals]) => vitals);
  const header = [
    ...labels.textColumnHeaders[table],
    ...(hasMetrics ? [...metricNames.map(labels.metric), labels.currency] : []),
    ...(hasVitals ? vitalNames.map(labels.vital) : []),
  ];
  const lines = rows[table].map(([texts, metrics, vitals]) => [
    ...texts.map(disarmFormula),
    ...(metrics
      ? [
          ...metricNames.map((metric) => metricText(metric, metricValue(metrics, metric), report.currency)),
          disarmFormula(report.currency),
        ]
      : []),
    ...(hasVitals ? vitalNames.map((name) => vitalText(name, vitals)) : []),
  ]);
  return byteOrderMark + [header, ...lines].map(csvLine).join('');
}

/** Formats a metric for spreadsheets: money in units of the currency, rates as a fraction. */
function metricText(metric: MetricName, value: number | null, currency: string): string {
  if (value === null) return '';
  if (metric === 'conversion' || metric === 'returnOnSpend') return value.toFixed(4);
  return moneyMetrics.includes(metric) ? toDecimalString(value, currency) : String(value);
}

/** 75th percentile, in milliseconds for LCP and INP; empty for too few page loads. */
function vitalText(name: VitalName, vitals: Vitals | null | undefined): string {
  const vital = vitals?.[name];
  return vital && ratingOf(name, vital) !== 'tooFew' ? String(vital.p75) : '';
}

/**
 * Prefixes an apostrophe, which spreadsheets hide, to text that they could run as a formula, also after whitespace or with full-width
 * signs, and to any text that begins with a tab or line break (OWASP, CSV injection).
 */
function disarmFormula(text: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
