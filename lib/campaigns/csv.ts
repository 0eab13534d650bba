import { csvLine } from '../documents/csv.ts';
import { decimalText } from '../money/decimal-text.ts';
import { type CampaignReport, counts, type Figures } from './report.ts';

/** Tables that can be taken away. */
export const tables = ['campaigns', 'days', 'pages'] as const;

export type Table = (typeof tables)[number];

/** Spreadsheets take a file for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff';
const figureNames = [...counts, 'revenue'];

/** A table of a report as a CSV file (RFC 4180) with the names of the API; what visitors made up is no formula in it. */
export function reportCsv({ campaigns, days, landingPages, currency }: CampaignReport, table: Table): string {
  const lines: Record<Table, () => string[][]> = {
    campaigns: () => [
      ['source', 'medium', 'campaign', ...figureNames, 'currency'],
      ...campaigns.map((row) => [
        ...[row.source, row.medium, row.campaign].map(plainText),
        ...figuresOf(row),
        plainText(currency),
      ]),
    ],
    days: () => [
      ['day', ...figureNames, 'currency'],
      ...days.map((row) => [row.day, ...figuresOf(row), plainText(currency)]),
    ],
    pages: () => [
      ['path', 'landings', 'visitors'],
      ...landingPages.map((row) => [plainText(row.path), String(row.landings), String(row.visitors)]),
    ],
  };
  return byteOrderMark + lines[table]().map(csvLine).join('');
}

function figuresOf(figures: Figures): string[] {
  return [...counts.map((name) => String(figures[name])), decimalText(figures.revenue)];
}

/** Puts an apostrophe before what a spreadsheet could take for a formula, also behind blanks and in wide letters. */
function plainText(text: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
