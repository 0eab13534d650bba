import type { LocalizedText, SourceOptionValue } from '../catalogue/types.ts';
import { StartError } from '../start-error.ts';
import type { CsvTable, TableRow } from './csv-table.ts';
import type { ImportedProduct } from './imported-product.ts';
import { localizedList, localizedText, splitList, splitPath } from './texts.ts';

/** Adds Arabic texts of a second file to a product. */
export type ArabicTexts = (product: ImportedProduct) => ImportedProduct;

/**
 * Reads a second file with Arabic texts: an export of Shopify's Translate & Adapt, or a table of products by handle, ID or SKU.
 * @throws {StartError} when the table is neither
 */
export function readArabicTexts(table: CsvTable): ArabicTexts {
  const { columns } = table;
  if (columns.includes('default content') && columns.includes('translated content'))
    return fromTranslations(table);
  const identities = ['handle', 'url handle', 'id', 'sku'].filter((column) => columns.includes(column));
  if (identities.length > 0) return fromProducts(table, identities);
  throw new StartError('the file of --arabic names no products: it needs a column handle, id or sku');
}

/** Translations of single texts, whichever product has them. */
function fromTranslations({ rows }: CsvTable): ArabicTexts {
  const translations = new Map<string, string>();
  for (const row of rows) {
    const text = row.text('translated content');
    if (text && (row.text('locale') || 'ar').toLowerCase().startsWith('ar'))
      translations.set(row.text('default content'), text);
  }
  const translate = (text: LocalizedText): LocalizedText =>
    text.en === text.ar ? localizedText(text.en, translations.get(text.en)) : text;
  const translateValues = (values: SourceOptionValue[]) =>
    values.map(({ name, value }) => ({ name: translate(name), value: translate(value) }));
  return (product) => ({
    ...product,
    title: translate(product.title),
    description: translate(product.description),
    metaDescription: translate(product.metaDescription),
    categoryPath: product.categoryPath.map(translate),
    collections: product.collections.map(translate),
    tags: product.tags.map(translate),
    attributes: translateValues(product.attributes),
    variants: product.variants.map((variant) => ({ ...variant, options: translateValues(variant.options) })),
  });
}

/** Texts by product, in columns such as `title_ar`, or `title` where the whole file is in Arabic. */
function fromProducts({ rows }: CsvTable, identities: string[]): ArabicTexts {
  const rowsByIdentity = new Map<string, TableRow>();
  for (const row of rows)
    for (const column of identities) {
      const identity = row.text(column).toLowerCase();
      if (identity && !rowsByIdentity.has(identity)) rowsByIdentity.set(identity, row);
    }
  return (product) => {
    const ownIdentities = [
      product.key.replace(/^[a-z]+:(?:sku:)?/, ''),
      product.slug,
      ...product.variants.map(({ sku }) => sku),
    ];
    const row = ownIdentities.map((identity) => rowsByIdentity.get(identity.toLowerCase())).find(Boolean);
    if (!row) return product;
    const translate = (text: LocalizedText, ...columns: string[]) =>
      localizedText(text.en, row.text(...columns) || text.ar);
    const translateList = (texts: LocalizedText[], arabic: string[]) =>
      texts.length === arabic.length
        ? localizedList(
            texts.map(({ en }) => en),
            arabic,
          )
        : texts;
    return {
      ...product,
      title: translate(product.title, 'title_ar', 'name_ar', 'title', 'name'),
      description: translate(product.description, 'description_ar', 'body (html)', 'description'),
      metaDescription: translate(product.metaDescription, 'meta_description_ar', 'seo description'),
      categoryPath: translateList(
        product.categoryPath,
        splitPath(row.text('category_ar', 'type', 'category')),
      ),
      tags: translateList(product.tags, splitList(row.text('tags_ar', 'tags'))),
    };
  };
}
