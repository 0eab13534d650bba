import { csvLine } from '../documents/csv.ts';
import { decimalText } from '../money/decimal-text.ts';
import { type CampaignReport, type Figures, type Measure, measured, measures, type Table } from './report.ts';
import { rated, type VitalName, type Vitals, vitalNames } from './vitals.ts';
import type { ReportWords } from './words.ts';

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff';

/** A table of a report as a CSV file (RFC 4180), its heads in words; what visitors made up is no formula in it. */
export function reportCsv(report: CampaignReport, table: Table, words: ReportWords): string {
  const { campaigns, contents, terms, days, landingPages, pageVitals } = report;
  const rows: Record<Table, [names: string[], figures?: Figures, vitals?: Vitals | null][]> = {
    campaigns: campaigns.map((row) => [words.campaign(row), row, row.vitals]),
    contents: contents.map((row) => [[words.value(row.name)], row]),
    terms: terms.map((row) => [[words.value(row.name)], row]),
    days: days.map((row) => [[row.day], row]),
    pages: landingPages.map((row) => [[row.path], row]),
    speed: pageVitals.map(({ page, language, vitals }) => [
      [page, words.language(language)],
      undefined,
      vitals,
    ]),
  };
  const hasFigures = table !== 'speed';
  const hasVitals = rows[table].some(([, , vitals]) => vitals);
  const head = [
    ...words.heads[table],
    ...(hasFigures ? [...measures.map(words.measure), words.currency] : []),
    ...(hasVitals ? vitalNames.map(words.vital) : []),
  ];
  const lines = rows[table].map(([names, figures, vitals]) => [
    ...names.map(plainText),
    ...(figures
      ? [
          ...measures.map((measure) => numberText(measure, measured(figures, measure))),
          plainText(report.currency),
        ]
      : []),
    ...(hasVitals ? vitalNames.map((name) => vitalText(name, vitals)) : []),
  ]);
  return byteOrderMark + [head, ...lines].map(csvLine).join('');
}

/** A figure as spreadsheets read it: money in units of the currency, a share of 1. */
function numberText(measure: Measure, value: number | null): string {
  if (value === null) return '';
  if (measure === 'conversion') return value.toFixed(4);
  return measure === 'revenue' || measure === 'averageOrder' ? decimalText(value) : String(value);
}

/** Milliseconds, or the bare number; empty where too few page loads told of it. */
function vitalText(name: VitalName, vitals: Vitals | null | undefined): string {
  const vital = vitals?.[name];
  return vital && rated(name, vital) !== 'few' ? String(vital.p75) : '';
}

/** Puts an apostrophe before what a spreadsheet could take for a formula, also behind blanks and in wide letters. */
function plainText(text: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
