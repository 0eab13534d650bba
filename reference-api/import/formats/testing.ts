import { parseCsvTable } from '../csv-table.ts';
import { ImportReport } from '../import-report.ts';
import type { FormatContext } from './format-context.ts';

/** Parses a table whose rows are given as objects; columns are those of all rows. */
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
