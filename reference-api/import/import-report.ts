import { plainOutput } from './plain-output.ts';

/** Message about rows of a file. */
interface ReportEntry {
  row: number;
  /** Name of the product. */
  subject: string;
  reason: string;
}

/** Rows listed for one note. */
const maxListedRows = 10;

/** Collects what an import leaves out, and what it adapts, by row. */
export class ImportReport {
  readonly leftOut: ReportEntry[] = [];
  readonly #leftOutRows = new Set<number>();
  readonly #notes = new Map<string, number[]>();

  /** Adds a row that does not come in. */
  leaveOut(row: number, subject: string, reason: string): void {
    this.leftOut.push({ row, subject, reason });
    this.#leftOutRows.add(row);
  }

  /** Returns whether a row is left out. */
  hasLeftOut(row: number): boolean {
    return this.#leftOutRows.has(row);
  }

  /** Adds a note about a row that comes in; equal notes are listed once with their rows. */
  note(row: number, text: string): void {
    const rows = this.#notes.get(text) ?? [];
    if (rows.at(-1) !== row) rows.push(row);
    this.#notes.set(text, rows);
  }

  /** Lines of the report. */
  get lines(): string[] {
    const leftOut = this.leftOut
      .toSorted((a, b) => a.row - b.row)
      .map(
        ({ row, subject, reason }) =>
          `  row ${row}${subject && ` (${plainOutput(subject)})`}: ${plainOutput(reason)}`,
      );
    const notes = [...this.#notes].map(([text, rows]) => `  ${rowsText(rows)}: ${plainOutput(text)}`);
    return [
      ...(leftOut.length > 0 ? [`Left out: ${leftOut.length}`, ...leftOut] : []),
      ...(notes.length > 0 ? ['Notes', ...notes] : []),
    ];
  }
}

function rowsText(rows: number[]): string {
  const listed = rows.toSorted((a, b) => a - b).slice(0, maxListedRows);
  const others = rows.length - listed.length;
  return `row${rows.length > 1 ? 's' : ''} ${listed.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
