import path from 'node:path';
import { StartError } from '../start-error.ts';
import { readArabicTexts } from './arabic-texts.ts';
import { type CsvTable, readCsvTable } from './csv-table.ts';
import type { FormatContext } from './formats/format-context.ts';
import { isPlainTable, readPlainTable } from './formats/plain.ts';
import { isShopifyTable, readShopifyTable } from './formats/shopify.ts';
import { readShopifyInventory } from './formats/shopify-inventory.ts';
import { isWooCommerceTable, readWooCommerceTable } from './formats/woocommerce.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportedFile } from './imported-product.ts';

/**
 * Reads the files of an import. The format is recognised by the header.
 * @throws {StartError} when a file cannot be read or has no format that is known
 */
export async function readImportFile(
  { file, inventory, arabic }: Pick<ImportOptions, 'file' | 'inventory' | 'arabic'>,
  context: FormatContext,
): Promise<ImportedFile> {
  const table = await readCsvTable(file);
  const imported = await readTable(table, inventory, path.basename(file), context);
  if (!arabic) return imported;
  const addArabic = readArabicTexts(await readCsvTable(arabic));
  return { ...imported, products: imported.products.map(addArabic) };
}

async function readTable(
  table: CsvTable,
  inventory: string | undefined,
  name: string,
  context: FormatContext,
): Promise<ImportedFile> {
  if (inventory && !isShopifyTable(table))
    throw new StartError('--inventory belongs to an export from Shopify');
  if (isShopifyTable(table)) {
    const counted = inventory ? readShopifyInventory(await readCsvTable(inventory)) : null;
    return readShopifyTable(table, counted, context);
  }
  if (isWooCommerceTable(table)) return readWooCommerceTable(table, context);
  if (isPlainTable(table)) return readPlainTable(table, context);
  throw new StartError(
    `${name} is no export of products from Shopify or WooCommerce, and has no columns title and price (docs/guides/products.md)`,
  );
}
