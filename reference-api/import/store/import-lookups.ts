import { attributeValues } from '../../catalogue/attribute-values.ts';
import type { LocalizedText, SourceColor } from '../../catalogue/types.ts';
import type { Orm } from '../../db/database.ts';
import { attributeValue, brand, color, featureTag, size } from '../../db/schema/catalogue.ts';
import { foldText } from '../../search/fold.ts';
import { assignIds } from '../../seed/assign-ids.ts';
import { attributeValueKey } from '../../seed/lookups.ts';
import { compareSizes } from '../../seed/size-order.ts';
import { writeRows } from '../../seed/write-rows.ts';
import { importedColor } from '../color-names.ts';
import { optionKind } from '../option-names.ts';
import { slugOf } from '../texts.ts';
import { firstImage, type ResolvedProduct } from './resolved-product.ts';
import { type StoredCategories, storeCategories } from './store-categories.ts';

/** Ids of colours and sizes stay below this one, because the id of a facet value holds both (queries/facet-value-ids.ts). */
const endOfFacetIds = 1000;
/** Feature tags in the menu and on the home page. */
const shownTags = 6;

/** Ids of the rows that imported products refer to. */
export interface ImportLookups {
  colorId(name: LocalizedText): number | null;
  /** Key of the row of a color. */
  colorKey(name: LocalizedText): string;
  /** Names of a color in both languages. */
  colorName(name: LocalizedText): LocalizedText;
  sizeId(name: LocalizedText): number | null;
  brandId(name: string): number;
  tagId(name: LocalizedText): number;
  attributeValueId(key: string): number;
  categories: StoredCategories;
}

/** Writes colours, sizes, brands, attribute values, categories and collections of imported products with permanent ids. */
export async function writeImportLookups(orm: Orm, products: ResolvedProduct[]): Promise<ImportLookups> {
  const optionValues = products.flatMap(({ variants }) => variants.flatMap(({ options }) => options));
  const valuesOf = (kind: string) =>
    optionValues.filter((option) => optionKind(option) === kind).map(({ value }) => value);
  const colors = await writeColors(orm, valuesOf('color'));
  const sizes = await writeSizes(orm, valuesOf('size'));
  const brands = await writeBrands(orm, products);
  const tags = await writeTags(orm, products);
  const attributeIds = await writeAttributeValues(orm);
  const facetIdOf = (ids: Map<string, number>, key: string) => {
    const id = ids.get(key);
    return id !== undefined && id < endOfFacetIds ? id : null;
  };
  return {
    colorId: (name) => facetIdOf(colors, colorKey(importedColor(name))),
    colorKey: (name) => colorKey(importedColor(name)),
    colorName: importedColor,
    sizeId: ({ en }) => facetIdOf(sizes, foldText(en)),
    brandId: (name) => required(brands, name),
    tagId: ({ en }) => required(tags, slugOf(en)),
    attributeValueId: (key) => required(attributeIds, key),
    categories: await storeCategories(orm, products),
  };
}

function required(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no row was written for ${key}`);
  return id;
}

const colorKey = ({ en }: SourceColor) => slugOf(en) || en;

async function writeColors(orm: Orm, names: LocalizedText[]): Promise<Map<string, number>> {
  const colorsByKey = new Map<string, SourceColor>();
  for (const source of names.map(importedColor))
    if (!colorsByKey.has(colorKey(source))) colorsByKey.set(colorKey(source), source);
  const stored = await orm.select({ key: color.key, id: color.id }).from(color);
  const ids = assignIds(new Map(stored.map((row) => [row.key, row.id])), [...colorsByKey.keys()]);
  await writeRows(
    orm,
    color,
    [...colorsByKey].flatMap(([key, { en, ar, hex }]) => {
      const id = required(ids, key);
      return id < endOfFacetIds ? [{ id, key, nameEn: en, nameAr: ar, hex }] : [];
    }),
  );
  return ids;
}

async function writeSizes(orm: Orm, names: LocalizedText[]): Promise<Map<string, number>> {
  const stored = await orm.select().from(size);
  const namesByKey = new Map(stored.map(({ name }) => [foldText(name), name]));
  for (const { en } of names) if (!namesByKey.has(foldText(en))) namesByKey.set(foldText(en), en);
  const ids = assignIds(new Map(stored.map((row) => [foldText(row.name), row.id])), [...namesByKey.keys()]);
  const sorted = [...namesByKey].sort(([, a], [, b]) => compareSizes(a, b));
  await writeRows(
    orm,
    size,
    sorted.flatMap(([key, name], position) => {
      const id = required(ids, key);
      return id < endOfFacetIds ? [{ id, name, position }] : [];
    }),
  );
  return ids;
}

async function writeBrands(orm: Orm, products: ResolvedProduct[]): Promise<Map<string, number>> {
  const names = [...new Set(products.map((product) => product.brand))].sort();
  const stored = await orm.select().from(brand);
  const ids = assignIds(new Map(stored.map((row) => [row.name, row.id])), names);
  await writeRows(
    orm,
    brand,
    names.map((name) => ({ id: required(ids, name), name })),
  );
  return ids;
}

async function writeTags(orm: Orm, products: ResolvedProduct[]): Promise<Map<string, number>> {
  const namesBySlug = new Map<string, LocalizedText>();
  const imagesBySlug = new Map<string, string>();
  for (const product of products)
    for (const name of product.collections) {
      const slug = slugOf(name.en);
      const known = namesBySlug.get(slug);
      if (!known || known.en === known.ar) namesBySlug.set(slug, name);
      if (!imagesBySlug.get(slug)) imagesBySlug.set(slug, firstImage(product));
    }
  const stored = await orm.select().from(featureTag);
  const ids = assignIds(new Map(stored.map((row) => [row.slug, row.id])), [...namesBySlug.keys()]);
  await writeRows(
    orm,
    featureTag,
    [...namesBySlug].map(([slug, name], index) => ({
      id: required(ids, slug),
      slug,
      code: codeOf(slug),
      position: index,
      nameEn: name.en,
      nameAr: name.ar,
      image: imagesBySlug.get(slug) ?? '',
      inMenu: index < shownTags,
      onHome: index < shownTags,
    })),
  );
  return ids;
}

/** Returns the code of a feature tag in PascalCase: `BestSellers` for `best-sellers`. */
function codeOf(slug: string): string {
  return slug.replace(/(?:^|-)(\p{L}|\p{N})/gu, (_, first: string) => first.toUpperCase());
}

async function writeAttributeValues(orm: Orm): Promise<Map<string, number>> {
  const stored = await orm.select().from(attributeValue);
  const known = new Map(
    stored.map((row) => [
      attributeValueKey({ attribute: row.attribute, value: { en: row.nameEn, ar: row.nameAr } }),
      row.id,
    ]),
  );
  const ids = assignIds(known, attributeValues.map(attributeValueKey));
  await writeRows(
    orm,
    attributeValue,
    attributeValues.map(({ attribute, value }, position) => ({
      id: required(ids, attributeValueKey({ attribute, value })),
      attribute,
      position,
      nameEn: value.en,
      nameAr: value.ar,
    })),
  );
  return ids;
}
