import { type AttributeValue, attributeValues } from '../catalogue/attribute-values.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Orm } from '../db/database.ts';
import { attributeValue, brand, category, color, featureTag, size } from '../db/schema/catalogue.ts';
import { assignIds } from './assign-ids.ts';
import { compareSizes } from './size-order.ts';
import { writeRows } from './write-rows.ts';

/** Ids of the rows that products refer to, by their names in the source. */
export interface Lookups {
  colors: Map<string, number>;
  sizes: Map<string, number>;
  brands: Map<string, number>;
  attributeValues: Map<string, number>;
  categories: Map<string, number>;
  tags: Map<string, number>;
  /** Returns the ids of a category and all its ancestors. */
  categoryPathOf(slug: string): number[];
}

/** Writes colours, sizes, brands, attribute values, categories and feature tags with permanent ids. */
export async function writeLookups(orm: Orm, catalogue: Catalogue): Promise<Lookups> {
  const { products, categories, featureTags } = catalogue;
  const colorKeys = Object.keys(catalogue.colors).filter((key) =>
    products.some((product) => product.colors.includes(key)),
  );
  const sizeNames = [...new Set(products.flatMap((product) => product.sizes))].sort(compareSizes);
  const brandNames = [...new Set(products.map((product) => product.brand))].sort();

  const colorRows = await orm.select({ key: color.key, id: color.id }).from(color);
  const sizeRows = await orm.select({ key: size.name, id: size.id }).from(size);
  const brandRows = await orm.select({ key: brand.name, id: brand.id }).from(brand);
  const valueRows = (await orm.select().from(attributeValue)).map((row) => ({
    key: attributeValueKey({ attribute: row.attribute, value: { en: row.nameEn, ar: row.nameAr } }),
    id: row.id,
  }));
  const categoryRows = await orm.select({ key: category.slug, id: category.id }).from(category);
  const tagRows = await orm.select({ key: featureTag.slug, id: featureTag.id }).from(featureTag);

  const categoryPathOf = (slug: string): number[] => {
    const parent = categories.find((source) => source.slug === slug)?.parent;
    return [idOf(lookups.categories, slug), ...(parent ? categoryPathOf(parent) : [])];
  };
  const lookups: Lookups = {
    colors: assignIds(idsByKey(colorRows), colorKeys),
    sizes: assignIds(idsByKey(sizeRows), sizeNames),
    brands: assignIds(idsByKey(brandRows), brandNames),
    attributeValues: assignIds(idsByKey(valueRows), attributeValues.map(attributeValueKey)),
    categories: assignIds(
      idsByKey(categoryRows),
      categories.map(({ slug }) => slug),
    ),
    tags: assignIds(
      idsByKey(tagRows),
      featureTags.map(({ slug }) => slug),
    ),
    categoryPathOf,
  };
  await writeRows(
    orm,
    color,
    colorKeys.map((key) => colorRow(key, catalogue, lookups)),
  );
  await writeRows(
    orm,
    size,
    sizeNames.map((name, position) => ({ id: idOf(lookups.sizes, name), name, position })),
  );
  await writeRows(
    orm,
    brand,
    brandNames.map((name) => ({ id: idOf(lookups.brands, name), name })),
  );
  await writeRows(
    orm,
    attributeValue,
    attributeValues.map(({ attribute, value }, position) => ({
      id: idOf(lookups.attributeValues, attributeValueKey({ attribute, value })),
      attribute,
      position,
      nameEn: value.en,
      nameAr: value.ar,
    })),
  );
  await writeRows(orm, category, categoryRowsOf(categories, lookups));
  await writeRows(orm, featureTag, tagRowsOf(featureTags, lookups));
  return lookups;
}

/** Returns a unique key of an attribute value, such as `fabric:Linen`. */
export function attributeValueKey({
  attribute,
  value,
}: Pick<AttributeValue, 'value'> & { attribute: string }): string {
  return `${attribute}:${value.en}`;
}

function idsByKey(rows: { key: string; id: number }[]): Map<string, number> {
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Returns the id of a name. Throws when the name is missing, which the validation of the catalogue prevents. */
export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the source catalogue has no ${name}`);
  return id;
}

function colorRow(key: string, catalogue: Catalogue, lookups: Lookups): typeof color.$inferInsert {
  const source = catalogue.colors[key];
  if (!source) throw new Error(`the source catalogue has no ${key}`);
  return { id: idOf(lookups.colors, key), key, nameEn: source.en, nameAr: source.ar, hex: source.hex };
}

function categoryRowsOf(
  sources: Catalogue['categories'],
  lookups: Lookups,
): (typeof category.$inferInsert)[] {
  return sources.map((source, position) => ({
    id: idOf(lookups.categories, source.slug),
    slug: source.slug,
    parentId: source.parent ? idOf(lookups.categories, source.parent) : null,
    position,
    nameEn: source.name.en,
    nameAr: source.name.ar,
    descriptionEn: source.description.en,
    descriptionAr: source.description.ar,
    image: source.image,
    inMenu: source.inMenu ?? false,
    featured: source.featured ?? false,
  }));
}

function tagRowsOf(sources: Catalogue['featureTags'], lookups: Lookups): (typeof featureTag.$inferInsert)[] {
  return sources.map((source, position) => ({
    id: idOf(lookups.tags, source.slug),
    slug: source.slug,
    code: source.code,
    position,
    nameEn: source.name.en,
    nameAr: source.name.ar,
    image: source.image,
    inMenu: source.inMenu ?? false,
    onHome: source.onHome ?? false,
  }));
}
