import type { LocalizedText, SourceOptionValue } from '../../catalogue/types.ts';
import type { CsvTable, TableRow } from '../csv-table.ts';
import type { ImportedFile, ImportedProduct, ImportedStock, ImportedVariant } from '../imported-product.ts';
import { optionName } from '../option-names.ts';
import { groupValues, localizedList, localizedText, splitList, splitPath } from '../texts.ts';
import { parseFlag, parseQuantity } from '../values.ts';
import { type FormatContext, readOffer } from './format-context.ts';
import type { ShopifyInventory } from './shopify-inventory.ts';

const maxOptions = 3;
/** Column of a metafield: `Fabric (product.metafields.shopify.fabric)`. */
const metafield = /^(.+?) \(product\.metafields\.[^)]+\)$/;

/** Names of the columns in exports, and in the template of 2025. */
const columns = {
  handle: ['handle', 'url handle'],
  description: ['body (html)', 'body html', 'description'],
  published: ['published', 'published on online store'],
  sku: ['variant sku', 'sku'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  regularPrice: ['variant compare at price', 'compare-at price'],
  barcode: ['variant barcode', 'barcode'],
  picture: ['image src', 'product image url'],
  picturePosition: ['image position'],
  variantPicture: ['variant image', 'variant image url'],
} satisfies Record<string, string[]>;

/** Returns whether a table is an export of products from Shopify. */
export function isShopifyTable({ columns: names }: CsvTable): boolean {
  const has = (candidates: string[]) => candidates.some((name) => names.includes(name));
  return has(columns.handle) && names.includes('option1 value') && has(columns.price);
}

/** Converts an export of products from Shopify. Rows with the same handle are one product: its variants, or only further pictures. */
export function readShopifyTable(
  table: CsvTable,
  inventory: ShopifyInventory | null,
  context: FormatContext,
): ImportedFile {
  const rows = table.rows.filter((row) => {
    const handle = row.text(...columns.handle);
    if (row.isTooLong) context.report.leaveOut(row.number, handle, 'a cell is too long');
    else if (handle === '') context.report.leaveOut(row.number, row.text('title'), 'it has no handle');
    return !row.isTooLong && handle !== '';
  });
  const attributeColumns = table.columns.flatMap((column) => {
    const name = metafield.exec(column)?.[1];
    return name ? [{ column, name: name.charAt(0).toUpperCase() + name.slice(1) }] : [];
  });
  const unpublishedKeys: string[] = [];
  const products = [...groupValues(rows, (row) => row.text(...columns.handle))].flatMap(
    ([handle, ofHandle]) => {
      const [first] = ofHandle;
      if (!first) return [];
      if (!isPublished(first)) {
        unpublishedKeys.push(keyOf(handle));
        context.report.leaveOut(first.number, handle, 'it is not published');
        return [];
      }
      return readProduct(handle, first, ofHandle, attributeColumns, inventory, context) ?? [];
    },
  );
  return { format: 'shopify', products, unpublishedKeys };
}

const keyOf = (handle: string) => `shopify:${handle.toLowerCase()}`;

function isPublished(row: TableRow): boolean {
  const status = row.text('status').toLowerCase();
  return status === '' || status === 'active' ? parseFlag(row.text(...columns.published)) !== false : false;
}

function readProduct(
  handle: string,
  first: TableRow,
  rows: TableRow[],
  attributeColumns: { column: string; name: string }[],
  inventory: ShopifyInventory | null,
  context: FormatContext,
): ImportedProduct | null {
  const title = first.text('title');
  if (title === '') {
    context.report.leaveOut(first.number, handle, 'it has no title');
    return null;
  }
  const localized = (column: string[], arabicColumn: string) =>
    localizedText(first.text(...column), first.text(arabicColumn));
  const names = optionNamesOf(first);
  const variants = rows
    .filter((row) => isVariant(row, first))
    .flatMap((row) => readVariant(handle, row, names, inventory, context) ?? []);
  return {
    key: keyOf(handle),
    row: first.number,
    slug: handle,
    title: localized(['title'], 'title_ar'),
    description: localized(columns.description, 'description_ar'),
    metaDescription: localized(['seo description'], 'meta_description_ar'),
    brand: first.text('vendor'),
    categoryPath: categoryPathOf(first),
    collections: localizedList(splitList(first.text('collection', 'collections'))),
    tags: localizedList(splitList(first.text('tags')), splitList(first.text('tags_ar'))),
    attributes: attributeColumns.flatMap(({ column, name }) => {
      const value = first.text(column);
      return value
        ? [{ name: optionName(name), value: localizedText(splitList(value, ';').join(', ')) }]
        : [];
    }),
    pictures: picturesOf(rows),
    variants,
  };
}

/** Rows after the first one without an option and a price have only a picture. */
function isVariant(row: TableRow, first: TableRow): boolean {
  return row === first || row.text('option1 value') !== '' || row.text(...columns.price) !== '';
}

/** Names of the options, which only the first row has; null for none. `Title: Default Title` says that there are no options. */
function optionNamesOf(first: TableRow): (LocalizedText | null)[] {
  return Array.from({ length: maxOptions }, (_, index) => {
    const name = first.text(`option${index + 1} name`);
    const isPlaceholder =
      name.toLowerCase() === 'title' && first.text(`option${index + 1} value`) === 'Default Title';
    return name === '' || isPlaceholder ? null : optionName(name, first.text(`option${index + 1} name_ar`));
  });
}

function readVariant(
  handle: string,
  row: TableRow,
  names: (LocalizedText | null)[],
  inventory: ShopifyInventory | null,
  context: FormatContext,
): ImportedVariant | null {
  const offer = readOffer(
    row.number,
    handle,
    {
      price: row.text(...columns.price),
      regularPrice: row.text(...columns.regularPrice),
      barcode: row.text(...columns.barcode),
    },
    context,
  );
  if (!offer) return null;
  const values = names.map((_, index) => row.text(`option${index + 1} value`));
  const options = names.flatMap((name, index): SourceOptionValue[] => {
    const value = values[index] ?? '';
    return name && value
      ? [{ name, value: localizedText(value, row.text(`option${index + 1} value_ar`)) }]
      : [];
  });
  const sku = row.text(...columns.sku);
  const picture = row.text(...columns.variantPicture);
  return {
    row: row.number,
    sku,
    options,
    stock: stockOf(row, inventory?.find(handle, values, sku)),
    pictures: picture ? [picture] : [],
    ...offer,
  };
}

function stockOf(row: TableRow, counted: ImportedStock | undefined): ImportedStock {
  const policy = row.text(...columns.policy).toLowerCase();
  if (row.text(...columns.tracker) === '' || policy === 'continue' || parseFlag(policy) === true)
    return 'uncounted';
  return counted ?? parseQuantity(row.text(...columns.quantity)) ?? 'unknown';
}

/**
 * Returns the category: the merchant's own type; else the category of Shopify's taxonomy below its first level, which is the same for a
 * whole shop; else the first collection, else the first tag.
 */
function categoryPathOf(row: TableRow): LocalizedText[] {
  const type = row.text('type', 'custom product type');
  const taxonomy = splitPath(row.text('product category', 'standardized product type'));
  const [collection] = splitList(row.text('collection', 'collections'));
  const [tag] = splitList(row.text('tags'));
  const path = type
    ? splitPath(type)
    : taxonomy.length > 0
      ? taxonomy.slice(taxonomy.length > 1 ? 1 : 0)
      : [collection ?? tag ?? ''].filter(Boolean);
  return localizedList(path, splitPath(row.text('category_ar', 'type_ar')));
}

function picturesOf(rows: TableRow[]): string[] {
  const pictures = rows.flatMap((row) => {
    const picture = row.text(...columns.picture);
    const position = parseQuantity(row.text(...columns.picturePosition));
    return picture ? [{ picture, position: position ?? Number.MAX_SAFE_INTEGER }] : [];
  });
  return pictures.sort((a, b) => a.position - b.position).map(({ picture }) => picture);
}
