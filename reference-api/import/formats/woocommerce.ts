import type { LocalizedText, SourceOptionValue } from '../../catalogue/types.ts';
import type { CsvTable, TableRow } from '../csv-table.ts';
import type { ImportedFile, ImportedProduct, ImportedStock, ImportedVariant } from '../imported-product.ts';
import { optionKind, optionName } from '../option-names.ts';
import { groupValues, localizedList, localizedText, splitList, splitPath } from '../texts.ts';
import { parseFlag, parseQuantity } from '../values.ts';
import { type FormatContext, readOffer } from './format-context.ts';

/** Variants that one variation may become: it may leave attributes open, and then stands for each of their values. */
const maxExpansion = 100;
/** Comma between two URLs; a URL may contain commas. */
const urlSeparator = /,\s*(?=https?:)/i;

/** Attribute of a product or variation. */
interface TableAttribute {
  name: LocalizedText;
  values: LocalizedText[];
}

/** Returns whether a table is an export of products from WooCommerce. */
export function isWooCommerceTable({ columns }: CsvTable): boolean {
  return ['type', 'sku', 'name', 'regular price'].every((column) => columns.includes(column));
}

/** Converts an export of products from WooCommerce. Its variations name their product in `Parent`, by SKU or as `id:12`. */
export function readWooCommerceTable(table: CsvTable, context: FormatContext): ImportedFile {
  const { report } = context;
  const rows = table.rows.filter((row) => {
    if (row.isTooLong) report.leaveOut(row.number, row.text('name'), 'a cell is too long');
    return !row.isTooLong;
  });
  const variationsByParent = groupValues(
    rows.filter((row) => typeOf(row) === 'variation'),
    (row) => row.text('parent'),
  );
  const attributeNumbers = table.columns.flatMap(
    (column) => /^attribute (\d+) name$/.exec(column)?.[1] ?? [],
  );
  const unpublishedKeys: string[] = [];
  const foundParentNames = new Set<string>();
  const products = rows.flatMap((row) => {
    const type = typeOf(row);
    if (type === 'variation') return [];
    const parentNames = [row.text('id') && `id:${row.text('id')}`, row.text('sku')].filter(Boolean);
    for (const name of parentNames) foundParentNames.add(name);
    const key = keyOf(row);
    if (!key || row.text('name') === '') {
      report.leaveOut(row.number, row.text('name', 'sku'), `it has no ${key ? 'name' : 'ID and no SKU'}`);
      return [];
    }
    if (type !== 'simple' && type !== 'variable') {
      report.leaveOut(row.number, row.text('name'), `products of the type ${type} are not sold here`);
      return [];
    }
    if (!isPublished(row)) {
      unpublishedKeys.push(key);
      report.leaveOut(row.number, row.text('name'), 'it is not published');
      return [];
    }
    const variations = parentNames.flatMap((name) => variationsByParent.get(name) ?? []);
    return readProduct(key, row, type === 'variable' ? variations : [], attributeNumbers, context);
  });
  for (const [parent, orphans] of variationsByParent)
    if (!foundParentNames.has(parent))
      for (const row of orphans)
        report.leaveOut(row.number, row.text('name'), `the file has no product ${parent}`);
  return { format: 'woocommerce', products, unpublishedKeys };
}

/** Types of products without delivery, beside their own type. */
const undeliveredTypes = ['downloadable', 'virtual'];

function typeOf(row: TableRow): string {
  const types = splitList(row.text('type').toLowerCase());
  return types.find((type) => undeliveredTypes.includes(type)) ?? types[0] ?? '';
}

function keyOf(row: TableRow): string | null {
  if (row.text('id')) return `woocommerce:${row.text('id')}`;
  return row.text('sku') ? `woocommerce:sku:${row.text('sku')}` : null;
}

function isPublished(row: TableRow): boolean {
  const visibility = row.text('visibility in catalog', 'visibility in catalogue').toLowerCase();
  return parseFlag(row.text('published')) !== false && visibility !== 'hidden';
}

function readProduct(
  key: string,
  row: TableRow,
  variations: TableRow[],
  attributeNumbers: string[],
  context: FormatContext,
): ImportedProduct {
  const attributes = attributesOf(row, attributeNumbers);
  const isVariable = typeOf(row) === 'variable';
  const ownOptions = isVariable ? [] : singleOptionsOf(attributes);
  const optionNames = new Set([
    ...ownOptions.map(({ name }) => name.en),
    ...variations.flatMap((variation) =>
      attributesOf(variation, attributeNumbers).map(({ name }) => name.en),
    ),
  ]);
  const [category = [], ...otherCategories] = categoryPathsOf(row);
  const variants = isVariable
    ? variations.flatMap((variation) => readVariation(variation, row, attributes, attributeNumbers, context))
    : readVariant(row, row, ownOptions, context);
  return {
    key,
    row: row.number,
    slug: row.text('slug'),
    title: localizedText(row.text('name'), row.text('name_ar', 'title_ar')),
    description: localizedText(
      descriptionOf(row.text('short description'), row.text('description')),
      descriptionOf(row.text('short_description_ar'), row.text('description_ar')),
    ),
    metaDescription: localizedText(
      row.text('meta: _yoast_wpseo_metadesc', 'meta: rank_math_description'),
      row.text('meta_description_ar'),
    ),
    brand: row.text('brands', 'brand'),
    categoryPath: category,
    collections: otherCategories.flatMap((path) => path.at(-1) ?? []),
    tags: localizedList(splitList(row.text('tags')), splitList(row.text('tags_ar'))),
    attributes: attributes
      .filter(({ name, values }) => !optionNames.has(name.en) && values.length > 0)
      .map(({ name, values }) => ({
        name,
        value: { en: values.map(({ en }) => en).join(', '), ar: values.map(({ ar }) => ar).join('، ') },
      })),
    pictures: picturesOf(row),
    variants,
  };
}

function descriptionOf(short: string, long: string): string {
  return [short, long].filter(Boolean).join('\n\n');
}

/** Returns the paths of categories, the deepest first; a path that another one continues is left out. */
function categoryPathsOf(row: TableRow): LocalizedText[][] {
  const arabic = splitList(row.text('categories_ar'));
  const cells = splitList(row.text('categories'));
  const paths = cells.map((cell, index) => ({
    cell,
    path: localizedList(
      splitPath(cell),
      splitPath(arabic.length === cells.length ? (arabic[index] ?? '') : ''),
    ),
  }));
  return paths
    .filter(({ cell }) => !cells.some((other) => other.startsWith(`${cell} >`)))
    .map(({ path }) => path)
    .sort((a, b) => b.length - a.length);
}

function attributesOf(row: TableRow, numbers: string[]): TableAttribute[] {
  return numbers.flatMap((number) => {
    const name = row.text(`attribute ${number} name`);
    if (name === '') return [];
    const values = splitList(row.text(`attribute ${number} value(s)`));
    const arabic = splitList(row.text(`attribute ${number} value(s)_ar`));
    return [
      {
        name: optionName(name, row.text(`attribute ${number} name_ar`)),
        values: localizedList(values, arabic),
      },
    ];
  });
}

/** Returns the color and size of a simple product as options, so that filters find it by them; only attributes with one value. */
function singleOptionsOf(attributes: TableAttribute[]): SourceOptionValue[] {
  return attributes.flatMap(({ name, values: [value, ...others] }) =>
    value && others.length === 0 && optionKind({ name }) !== 'other' ? [{ name, value }] : [],
  );
}

/** Reads a variation. One for any value of an attribute becomes a variant for each value that its product has. */
function readVariation(
  row: TableRow,
  parent: TableRow,
  parentAttributes: TableAttribute[],
  attributeNumbers: string[],
  context: FormatContext,
): ImportedVariant[] {
  let combinations: SourceOptionValue[][] = [[]];
  for (const { name, values } of attributesOf(row, attributeNumbers)) {
    const all = parentAttributes.find((attribute) => attribute.name.en === name.en)?.values ?? [];
    const translated = values.map((value) => all.find(({ en }) => en === value.en) ?? value);
    const chosen = values.length > 0 ? translated : all;
    combinations = combinations.flatMap((options) => chosen.map((value) => [...options, { name, value }]));
  }
  if (combinations.length > maxExpansion) {
    context.report.leaveOut(row.number, row.text('name'), `it stands for more than ${maxExpansion} variants`);
    return [];
  }
  const variants = combinations.flatMap((options) => readVariant(row, parent, options, context));
  if (variants.length > 1 && typeof variants[0]?.stock === 'number')
    context.report.note(
      row.number,
      'a variation for any value shares its stock among the variants that it becomes',
    );
  return variants.map((variant, index) => ({
    ...variant,
    stock: shareOf(variant.stock, variants.length, index),
  }));
}

/** Divides a stock, so that variants together sell no more than there is. */
function shareOf(stock: ImportedStock, count: number, index: number): ImportedStock {
  return typeof stock === 'number' ? Math.floor(stock / count) + (index < stock % count ? 1 : 0) : stock;
}

function readVariant(
  row: TableRow,
  parent: TableRow,
  options: SourceOptionValue[],
  context: FormatContext,
): ImportedVariant[] {
  if (row !== parent && parseFlag(row.text('published')) === false) {
    context.report.leaveOut(row.number, row.text('name'), 'it is not published');
    return [];
  }
  const regular = row.text('regular price');
  const sale = row.text('sale price');
  const offer = readOffer(
    row.number,
    row.text('name'),
    {
      price: sale || regular,
      regularPrice: sale ? regular : '',
      saleFrom: row.text('date sale price starts'),
      saleUntil: row.text('date sale price ends'),
      barcode: row.text('gtin, upc, ean, or isbn', 'meta: _global_unique_id', 'meta: _alg_ean'),
    },
    context,
  );
  if (!offer) return [];
  return [
    {
      row: row.number,
      sku: row.text('sku'),
      options,
      stock: stockOf(row, parent),
      pictures: row === parent ? [] : picturesOf(row),
      ...offer,
    },
  ];
}

/** Reads the stock. A variation that shares the stock of its product has the text `parent` in the column, which is no number. */
function stockOf(row: TableRow, parent: TableRow): ImportedStock {
  if (parseFlag(row.text('in stock?')) === false) return 0;
  const own = parseQuantity(row.text('stock'));
  const backorders = row.text('backorders allowed?').toLowerCase();
  if (own !== null) return own === 0 && ['1', 'notify'].includes(backorders) ? 'uncounted' : own;
  return row === parent ? 'uncounted' : (parseQuantity(parent.text('stock')) ?? 'uncounted');
}

function picturesOf(row: TableRow): string[] {
  const cell = row.text('images');
  return /^https?:/i.test(cell) ? cell.split(urlSeparator).map((url) => url.trim()) : splitList(cell);
}
