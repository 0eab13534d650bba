import { foldText } from '../../search/fold.ts';
import { StartError } from '../../start-error.ts';
import type { CsvTable, TableRow } from '../csv-table.ts';
import { parseQuantity } from '../values.ts';

const availableColumns = ['available (not editable)', 'available', 'on hand (current)', 'on hand'];
/** Columns of an export that has one row for each variant and a column for each location. */
const describingColumns = /^(?:handle|title|option\d (?:name|value)|sku|barcode|hs code|coo|location)$/;

/** Stock by variant, from Shopify's export of the inventory, over all locations. */
export interface ShopifyInventory {
  /** Returns the units of a variant by its handle and option values, else by its SKU; undefined for one that is not listed. */
  find(handle: string, values: string[], sku: string): number | undefined;
}

/**
 * Reads Shopify's export of the inventory: a row for each variant and location, or a column for each location.
 * @throws {StartError} when the table is none
 */
export function readShopifyInventory(table: CsvTable): ShopifyInventory {
  const { columns, rows } = table;
  const available = availableColumns.find((column) => columns.includes(column));
  const locations = available
    ? [available]
    : columns.filter((column) => column && !describingColumns.test(column));
  if (!columns.includes('handle') || locations.length === 0)
    throw new StartError('the file of --inventory is no export of the inventory from Shopify');
  const byVariant = new Map<string, number>();
  const bySku = new Map<string, number>();
  const add = (stock: Map<string, number>, key: string, quantity: number) =>
    stock.set(key, (stock.get(key) ?? 0) + quantity);
  for (const row of rows) {
    // Locations that do not stock a variant have a text here.
    const quantity = locations.reduce((sum, location) => sum + (parseQuantity(row.text(location)) ?? 0), 0);
    add(byVariant, variantKey(row.text('handle'), valuesOf(row)), quantity);
    const sku = row.text('sku');
    if (sku) add(bySku, sku, quantity);
  }
  return {
    find: (handle, values, sku) =>
      byVariant.get(variantKey(handle, values)) ?? (sku ? bySku.get(sku) : undefined),
  };
}

const valuesOf = (row: TableRow) => [1, 2, 3].map((number) => row.text(`option${number} value`));

function variantKey(handle: string, values: string[]): string {
  return JSON.stringify([handle.toLowerCase(), ...values.map(foldText)]);
}
