import { csvLine } from '../documents/csv.ts';
import { decimalText } from '../money/decimal-text.ts';
import { type CampaignReport, type Figures, type Measure, measured, measures, type Table } from './report.ts';
import type { ReportWords } from './words.ts';

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff';

/** A table of a report as a CSV file (RFC 4180), its heads in words; what visitors made up is no formula in it. */
export function reportCsv(report: CampaignReport, table: Table, words: ReportWords): string {
  const { campaigns, contents, terms, days, landingPages } = report;
  const rows: Record<Table, [names: string[], figures: Figures][]> = {
    campaigns: campaigns.map((row) => [words.campaign(row), row]),
    contents: contents.map((row) => [[words.value(row.name)], row]),
    terms: terms.map((row) => [[words.value(row.name)], row]),
    days: days.map((row) => [[row.day], row]),
    pages: landingPages.map((row) => [[row.path], row]),
  };
  const head = [...words.heads[table], ...measures.map(words.measure), words.currency];
  const lines = rows[table].map(([names, figures]) => [
    ...names.map(plainText),
    ...measures.map((measure) => numberText(measure, measured(figures, measure))),
    plainText(report.currency),
  ]);
  return byteOrderMark + [head, ...lines].map(csvLine).join('');
}

/** A figure as spreadsheets read it: money in units of the currency, a share of 1. */
function numberText(measure: Measure, value: number | null): string {
  if (value === null) return '';
  if (measure === 'conversion') return value.toFixed(4);
  return measure === 'revenue' || measure === 'averageOrder' ? decimalText(value) : String(value);
}

/** Puts an apostrophe before what a spreadsheet could take for a formula, also behind blanks and in wide letters. */
function plainText(text: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
