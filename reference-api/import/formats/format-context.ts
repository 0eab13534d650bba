import type { ImportReport } from '../import-report.ts';
import type { ImportedSale, ImportedVariant } from '../imported-product.ts';
import { parseDate, parsePrice, readGtin } from '../values.ts';

/** Options of an import that decide how rows are read. */
export interface FormatContext {
  /** ISO 4217 code of the prices. */
  currency: string;
  report: ImportReport;
}

/** Cells of a variant's price and barcode, as in the file. */
interface OfferCells {
  price: string;
  /** Price before the sale; empty without a sale. */
  regularPrice: string;
  saleFrom?: string;
  saleUntil?: string;
  barcode: string;
}

type Offer = Pick<ImportedVariant, 'priceThousandths' | 'sale' | 'gtin'>;

/**
 * Reads the price, the sale and the barcode of a row. A regular price that is not above the price is none.
 * @returns null for a row without a price, which the report then names
 */
export function readOffer(
  row: number,
  subject: string,
  cells: OfferCells,
  context: FormatContext,
): Offer | null {
  const { report } = context;
  const price = readPrice(row, cells.price, context);
  if (price === null || 'problem' in price) {
    report.leaveOut(row, subject, price?.problem ?? 'it has no price');
    return null;
  }
  if (price.thousandths === 0) report.note(row, 'the price is 0, so that it cannot be bought');
  const regular = readPrice(row, cells.regularPrice, context);
  if (regular && 'problem' in regular) report.note(row, `no sale: ${regular.problem}`);
  const barcode = readGtin(cells.barcode);
  if (barcode && 'problem' in barcode) report.note(row, barcode.problem);
  const gtin = barcode && 'gtin' in barcode ? barcode.gtin : null;
  if (!regular || 'problem' in regular || regular.thousandths <= price.thousandths)
    return { priceThousandths: price.thousandths, sale: null, gtin };
  const sale: ImportedSale = {
    priceThousandths: price.thousandths,
    startAt: readDate(row, cells.saleFrom, report),
    endAt: readDate(row, cells.saleUntil, report, true),
  };
  return { priceThousandths: regular.thousandths, sale, gtin };
}

function readPrice(row: number, cell: string, { currency, report }: FormatContext) {
  const price = parsePrice(cell, currency);
  if (price && 'isRounded' in price && price.isRounded)
    report.note(row, `a price has more decimals than ${currency} and is rounded`);
  return price;
}

function readDate(row: number, cell: string | undefined, report: ImportReport, isEnd = false): Date | null {
  if (!cell) return null;
  const date = parseDate(cell, isEnd);
  if (!date) report.note(row, `"${cell}" is no date such as 2026-11-30`);
  return date;
}
