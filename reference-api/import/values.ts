import { currencyDecimals, shiftDecimals } from '../../contract/currency.ts';
import { normalizeCode, parseDecimal } from '../../contract/typed-text.ts';

/** Decimals of catalogue prices. */
const catalogueDecimals = 3;
/** Largest price, in currency units; PostgreSQL and JavaScript count its thousandths exactly. */
const maxPrice = 1_000_000_000;
/** Currency codes and symbols around an amount. */
const currencyMark = /^[\p{L}\p{Sc}\s.]+|[\p{L}\p{Sc}\s.]+$/gu;
const decimalComma = /^-?\d{1,3}(?:[.\s]?\d{3})*,\d{1,2}$/;
const ambiguousComma = /^-?\d{1,3},\d{3}$/;

/** Amount of a cell in thousandths of a currency unit; `isRounded` where it had more decimals than the currency. */
export type ParsedPrice = { thousandths: number; isRounded: boolean } | { problem: string };

/**
 * Parses a price in Western or Arabic digits, with or without a currency: `1,250.50`, `EGP 1250`, `١٬٢٥٠٫٥٠`, `1.250,50`.
 * @returns null for an empty cell
 */
export function parsePrice(cell: string, currency: string): ParsedPrice | null {
  const text = normalizeCode(cell).replace(currencyMark, '');
  if (text === '') return cell.trim() === '' ? null : { problem: `"${cell}" is no price` };
  const decimals = currencyDecimals(currency);
  if (decimals === catalogueDecimals && ambiguousComma.test(text))
    return { problem: `the price ${text} has two meanings: write it with a decimal point` };
  const units = decimalComma.test(text)
    ? Number(text.replace(/[.\s]/g, '').replace(',', '.'))
    : parseDecimal(text);
  if (units === null || units < 0) return { problem: `"${cell}" is no price` };
  if (units > maxPrice) return { problem: `the price ${text} is too high` };
  const exact = shiftDecimals(units, catalogueDecimals);
  // Currencies with four decimals have none in the catalogue.
  const thousandths =
    decimals < catalogueDecimals
      ? shiftDecimals(units, decimals) * 10 ** (catalogueDecimals - decimals)
      : exact;
  return { thousandths, isRounded: thousandths !== exact };
}

/** Parses a number of units, at least 0; null for anything else. */
export function parseQuantity(cell: string): number | null {
  const quantity = cell === '' ? null : parseDecimal(cell);
  return quantity === null ? null : Math.min(Math.max(0, Math.floor(quantity)), 1_000_000);
}

/** Parses a yes or no of exports; null for anything else. */
export function parseFlag(cell: string): boolean | null {
  const text = cell.toLowerCase();
  if (['true', '1', 'yes', 'نعم'].includes(text)) return true;
  return ['false', '0', '-1', 'no', 'لا'].includes(text) ? false : null;
}

/** Parses a date such as `2026-11-30`, with or without a time, in UTC; null for anything else. */
export function parseDate(cell: string, isEnd = false): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    normalizeCode(cell),
  );
  if (!match) return null;
  const [, day, time = isEnd ? '23:59:59' : '00:00:00', zone = 'Z'] = match;
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Reads a barcode as a GTIN of 8, 12, 13 or 14 digits with a right check digit.
 * @returns null without one; `problem` for a barcode that is none, such as one that a spreadsheet rounded to 6.22E+12
 */
export function readGtin(cell: string): { gtin: string } | { problem: string } | null {
  const text = normalizeCode(cell).replace(/^'|[\s-]/g, '');
  if (text === '') return null;
  if (/^(?:\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text)) return { gtin: text };
  return { problem: 'the barcode is no GTIN and stays out' };
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
