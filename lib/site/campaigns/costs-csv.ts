import { currencyDecimals, isCurrency, toCurrencyUnits, toMinorUnits } from '../../../contract/currency.ts';
import { maxCampaignCostRows, maxCampaignNameLength } from '../../../contract/limits.ts';
import { normalizeCode, normalizeText } from '../../../contract/typed-text.ts';
import { readPrice } from '../../platform/money/read-price.ts';

/** Cost of a campaign on a day, as sent to the API. */
export interface CostRow {
  /** YYYY-MM-DD. */
  date: string;
  source: string;
  campaign: string;
  /** In currency units. */
  cost: number;
  /** ISO 4217 code. */
  currency: string;
}

/**
 * Reasons to reject a file of costs; all but `empty` and `tooManyRows` concern one line. `quote` means that a quoted field is not
 * closed.
 */
export const costsErrorReasons = [
  'empty',
  'tooManyRows',
  'columns',
  'date',
  'source',
  'campaign',
  'cost',
  'currency',
  'duplicate',
  'quote',
] as const;

/** Why a file of costs was rejected. */
export interface CostsError {
  reason: (typeof costsErrorReasons)[number];
  /** Counted from 1, with the header. */
  line: number;
}

const columns = ['date', 'source', 'campaign', 'cost', 'currency'] as const;
type Column = (typeof columns)[number];

/** Arabic column headers. */
const arabicHeaders: Record<string, Column> = {
  التاريخ: 'date',
  المصدر: 'source',
  الحملة: 'campaign',
  التكلفة: 'cost',
  العملة: 'currency',
};

/** Highest cost of a row, in currency units. */
const maxCost = 1e9;

/**
 * Reads a CSV file of costs. The first line names the columns date, source, campaign, cost and optionally currency, in any order,
 * in English or Arabic. Other columns are ignored. Fields are separated by commas, semicolons or tabs. Digits may be Arabic.
 * @param defaultCurrency currency of rows without one
 * @returns all rows, or the first error when the file is rejected
 */
export function readCostsCsv(text: string, defaultCurrency: string): CostRow[] | CostsError {
  const textWithoutMark = text.replace(/^\ufeff/, '');
  const separator = separatorOf(textWithoutMark.split(/\r?\n|\r/, 1)[0] ?? '');
  const allRecords = splitCsv(textWithoutMark, separator);
  if (!Array.isArray(allRecords)) return allRecords;
  const [header, ...records] = allRecords.filter(({ fields }) => fields.some((field) => field !== ''));
  if (header === undefined || records.length === 0) return { reason: 'empty', line: 1 };
  const firstRowTooMany = records[maxCampaignCostRows];
  if (firstRowTooMany) return { reason: 'tooManyRows', line: firstRowTooMany.line };
  const columnNames = header.fields.map((field) => arabicHeaders[field] ?? field.toLowerCase());
  if (columns.some((column) => column !== 'currency' && !columnNames.includes(column)))
    return { reason: 'columns', line: header.line };
  const rows: CostRow[] = [];
  const rowKeys = new Set<string>();
  for (const { fields, line } of records) {
    const fieldOf = (column: Column) => fields[columnNames.indexOf(column)] ?? '';
    const row = readRow(fieldOf, defaultCurrency);
    if (typeof row === 'string') return { reason: row, line };
    const key = JSON.stringify([row.date, row.source.toLowerCase(), row.campaign.toLowerCase()]);
    if (rowKeys.has(key)) return { reason: 'duplicate', line };
    rowKeys.add(key);
    rows.push(row);
  }
  return rows;
}

function readRow(
  fieldOf: (column: Column) => string,
  defaultCurrency: string,
): CostRow | CostsError['reason'] {
  const [date, source, campaign] = [normalizeCode(fieldOf('date')), fieldOf('source'), fieldOf('campaign')];
  if (!isCalendarDay(date)) return 'date';
  if (!isName(source)) return 'source';
  if (!isName(campaign)) return 'campaign';
  const currency = (fieldOf('currency') || defaultCurrency).toUpperCase();
  // An unknown currency, which is rejected afterwards, counts with two decimals.
  const minorUnits = readPrice(fieldOf('cost'), currencyDecimals(currency));
  if (minorUnits === null || minorUnits > toMinorUnits(maxCost, currency)) return 'cost';
  if (!isCurrency(currency)) return 'currency';
  return { date, source, campaign, cost: toCurrencyUnits(minorUnits, currency), currency };
}

function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** True for a source or campaign that the API can store, which excludes NUL and lone surrogates. */
function isName(text: string): boolean {
  return text !== '' && text.length <= maxCampaignNameLength && !/[\0\p{Surrogate}]/u.test(text);
}

/** Returns the separator that splits the header into the most columns. */
function separatorOf(header: string): string {
  const candidates = [',', ';', '\t'].map((separator) => ({
    separator,
    columnCount: header.split(separator).length,
  }));
  return candidates.reduce((best, next) => (next.columnCount > best.columnCount ? next : best)).separator;
}

/** Splits CSV into trimmed fields (RFC 4180), with the number of the line on which each record begins. */
function splitCsv(text: string, separator: string): { fields: string[]; line: number }[] | CostsError {
  const records: { fields: string[]; line: number }[] = [];
  let record = { fields: [] as string[], line: 1 };
  let field = '';
  let isQuoted = false;
  let line = 1;
  const endField = () => {
    record.fields.push(normalizeText(field));
    field = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const isLineBreak = character === '\n' || character === '\r';
    // A CRLF counts as one line break, at its LF.
    if (character === '\r' && text[index + 1] === '\n') continue;
    if (isLineBreak) line += 1;
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (character === separator) endField();
    else if (isLineBreak) {
      endField();
      records.push(record);
      record = { fields: [], line };
    } else field += character;
  }
  if (isQuoted) return { reason: 'quote', line: record.line };
  endField();
  return [...records, record];
}
