import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { normalizeText } from '../../contract/typed-text.ts';
import { StartError } from '../start-error.ts';
import { decodeText } from './decode-text.ts';
import { plainOutput } from './plain-output.ts';

const maxFileBytes = 256 * 1024 * 1024;
const maxRows = 200_000;
/** Longest cell that a product needs: an HTML description. */
export const maxCellLength = 100_000;

const delimiters = [',', ';', '\t', '|'];
/** First line by which spreadsheets say the delimiter. */
const delimiterLine = /^sep=(.)\r?\n/;
/** A cell that spreadsheets show as it is: `="0012"`, or `'0012` and `'=1+1` with an apostrophe. */
const formulaText = /^="(.*)"$/s;
const textMark = /^'(?=[\d+=@-])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL stores no NUL, and no text has other control characters than line breaks and tabs
const controlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/gu;

/** Row of a table. Cells are read by the names of their columns, in any letter case. */
export class TableRow {
  /** Number in a spreadsheet, where the header is row 1. */
  readonly number: number;
  readonly #cells: string[];
  readonly #columns: Map<string, number>;

  constructor(number: number, cells: string[], columns: Map<string, number>) {
    this.number = number;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** Returns the cell of the first of these columns that has one, without invisible characters; an empty text where none has. */
  text(...columns: string[]): string {
    for (const column of columns) {
      const index = this.#columns.get(column);
      const text = index === undefined ? '' : cellText(this.#cells[index] ?? '');
      if (text !== '') return text;
    }
    return '';
  }

  /** Returns whether a cell is longer than any text of a product. */
  get isTooLong(): boolean {
    return this.#cells.some((cell) => cell.length > maxCellLength);
  }

  get isEmpty(): boolean {
    return this.#cells.every((cell) => cell.trim() === '');
  }
}

/** Table of a file. */
export interface CsvTable {
  /** Names of the columns in lower case, in order. */
  columns: string[];
  rows: TableRow[];
}

/**
 * Reads a table: comma, semicolon, tab or vertical bar between cells, any encoding of {@link decodeText}, line breaks inside quotes.
 * @throws {StartError} when the file cannot be read, or is no table
 */
export async function readCsvTable(file: string): Promise<CsvTable> {
  return parseCsvTable(await readBytes(file), path.basename(file));
}

/**
 * Parses a table.
 * @param fileName for messages
 * @throws {StartError} when the bytes are no table
 */
export async function parseCsvTable(bytes: Uint8Array, fileName: string): Promise<CsvTable> {
  const name = plainOutput(fileName);
  const { text } = decodeText(bytes);
  const named = delimiterLine.exec(text);
  const content = named ? text.slice(named[0].length) : text;
  const records = parse(content, {
    delimiter: named?.[1] ?? delimiterOf(content),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  const rows: TableRow[] = [];
  let columns: string[] | undefined;
  let positions = new Map<string, number>();
  let rowNumber = 0;
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      rowNumber += 1;
      if (!columns) {
        columns = cells.map(columnName);
        // The first of columns with the same name.
        positions = new Map(columns.map((column, index) => [column, index] as const).reverse());
        continue;
      }
      const row = new TableRow(rowNumber, cells, positions);
      if (row.isEmpty) continue;
      if (rows.length === maxRows)
        throw new StartError(`${name} has more than ${maxRows} rows: import it in several files`);
      rows.push(row);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new StartError(`${name} is no table: ${plainOutput(error.message)}`);
    throw error;
  }
  if (!columns?.some(Boolean)) throw new StartError(`${name} is empty`);
  return { columns, rows };
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > maxFileBytes) throw new StartError(`${file} is larger than ${maxFileBytes / 1024 / 1024} MB`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Returns the delimiter that the header has the largest number of. */
function delimiterOf(text: string): string {
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}

function columnName(cell: string): string {
  return cellText(cell).toLowerCase().replace(/\s+/g, ' ');
}

function cellText(cell: string): string {
  const text = normalizeText(cell.replace(controlCharacters, ''));
  return formulaText.exec(text)?.[1] ?? text.replace(textMark, '');
}
