import { parseCsvTable } from '../csv-table.ts';
import { ImportReport } from '../import-report.ts';
import type { FormatContext } from './format-context.ts';

/** Creates a parsed table from rows, each an object of cells by column name. The table has the columns of all rows. */
export function tableOf(rows: Record<string, string>[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return parseCsvTable(
    Buffer.from(lines.map((cells) => cells.map(quote).join(',')).join('\r\n')),
    'test.csv',
  );
}

/** Creates the context of a test. */
export function createContext(currency = 'EGP'): FormatContext {
  return { currency, report: new ImportReport() };
}
