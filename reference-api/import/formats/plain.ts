import type { SourceOptionValue } from '../../catalogue/types.ts';
import type { CsvTable, TableRow } from '../csv-table.ts';
import type { ImportedFile, ImportedProduct, ImportedStock, ImportedVariant } from '../imported-product.ts';
import { optionName } from '../option-names.ts';
import { groupValues, localizedList, localizedText, slugOf, splitList, splitPath } from '../texts.ts';
import { parseFlag, parseQuantity } from '../values.ts';
import { type FormatContext, readOffer } from './format-context.ts';

/** Columns of options with their Arabic values beside them: `color`, `size`, `option: Length`, `option: Length_ar`. */
const optionColumn = /^(?:colou?r|size|option: ?.+)$/;
const attributeColumn = /^attribute: ?.+$/;

interface NamedColumn {
  column: string;
  name: string;
}

/** Returns whether a table is in the plain form of the merchant's guide. */
export function isPlainTable({ columns }: CsvTable): boolean {
  return columns.includes('title') && columns.includes('price');
}

/** Converts a table in the plain form of the merchant's guide. Rows with the same id are variants of one product. */
export function readPlainTable(table: CsvTable, context: FormatContext): ImportedFile {
  const { report } = context;
  const rows = table.rows.filter((row) => {
    if (row.isTooLong) report.leaveOut(row.number, row.text('title'), 'a cell is too long');
    else if (idOf(row) === '') report.leaveOut(row.number, '', 'it has no id and no title');
    return !row.isTooLong && idOf(row) !== '';
  });
  const options = namedColumns(table, optionColumn);
  const attributes = namedColumns(table, attributeColumn);
  const unpublishedKeys: string[] = [];
  const products = [...groupValues(rows, idOf)].flatMap(([id, ofProduct]) => {
    const [first] = ofProduct;
    if (!first) return [];
    const key = `plain:${id}`;
    if (parseFlag(first.text('published')) === false) {
      unpublishedKeys.push(key);
      report.leaveOut(first.number, id, 'it is not published');
      return [];
    }
    if (first.text('title') === '') {
      report.leaveOut(first.number, id, 'it has no title');
      return [];
    }
    return [readProduct(key, id, first, ofProduct, options, attributes, context)];
  });
  return { format: 'plain', products, unpublishedKeys };
}

function idOf(row: TableRow): string {
  return row.text('id') || slugOf(row.text('title')) || row.text('sku');
}

function namedColumns({ columns }: CsvTable, pattern: RegExp): NamedColumn[] {
  return columns
    .filter((column) => pattern.test(column) && !column.endsWith('_ar'))
    .map((column) => {
      const name = column.replace(/^(?:option|attribute): ?/, '');
      return { column, name: name.charAt(0).toUpperCase() + name.slice(1) };
    });
}

function readProduct(
  key: string,
  id: string,
  first: TableRow,
  rows: TableRow[],
  options: NamedColumn[],
  attributes: NamedColumn[],
  context: FormatContext,
): ImportedProduct {
  const localized = (column: string) => localizedText(first.text(column), first.text(`${column}_ar`));
  const localizedNames = (column: string, split: (cell: string) => string[]) =>
    localizedList(split(first.text(column)), split(first.text(`${column}_ar`)));
  return {
    key,
    row: first.number,
    slug: first.text('slug'),
    title: localized('title'),
    description: localized('description'),
    metaDescription: localized('meta_description'),
    brand: first.text('brand'),
    categoryPath: localizedNames('category', splitPath),
    collections: localizedNames('collections', splitList),
    tags: localizedNames('tags', splitList),
    attributes: readNamedCells(first, attributes),
    pictures: splitPictures(first.text('pictures')),
    variants: rows.flatMap((row) => readVariant(id, row, row === first, options, context)),
  };
}

function readNamedCells(row: TableRow, columns: NamedColumn[]): SourceOptionValue[] {
  return columns.flatMap(({ column, name }) => {
    const value = row.text(column);
    return value ? [{ name: optionName(name), value: localizedText(value, row.text(`${column}_ar`)) }] : [];
  });
}

function readVariant(
  id: string,
  row: TableRow,
  isFirst: boolean,
  options: NamedColumn[],
  context: FormatContext,
): ImportedVariant[] {
  const offer = readOffer(
    row.number,
    id,
    {
      price: row.text('price'),
      regularPrice: row.text('compare_at_price'),
      saleFrom: row.text('sale_from'),
      saleUntil: row.text('sale_until'),
      barcode: row.text('barcode'),
    },
    context,
  );
  if (!offer) return [];
  const stock: ImportedStock =
    parseQuantity(row.text('stock')) ?? (row.text('stock') === '' ? 'unknown' : 'uncounted');
  const pictures = isFirst ? row.text('variant_picture') : row.text('variant_picture', 'pictures');
  return [
    {
      row: row.number,
      sku: row.text('sku'),
      options: readNamedCells(row, options),
      stock,
      pictures: splitPictures(pictures),
      ...offer,
    },
  ];
}

/** Splits pictures at vertical bars and line breaks, which addresses do not contain. */
function splitPictures(cell: string): string[] {
  return cell
    .split(/[|\n]/)
    .map((picture) => picture.trim())
    .filter(Boolean);
}
