import { inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { attributeValue, brand, featureTag } from '../db/schema/catalogue.ts';
import { foldText } from '../search/fold.ts';
import { facets } from './facets.ts';
import { groupBy } from './group-by.ts';

export type Stock = 'in-stock' | 'out-of-stock';

/** What the `tags` of a filter ask for. */
export interface TagFilters {
  /** Brands, feature tags, then values of each attribute; of each group a product must have one. */
  facetGroups: number[][];
  onSale: boolean;
  /** Undefined when neither or both are asked for. */
  stock: Stock | undefined;
  unknownStatus: boolean;
}

const statuses = ['on-sale', 'in-stock', 'out-of-stock'];

/**
 * Reads the `tags` of a filter: `brand:{name}`, `status:{status}`, `{attribute}:{value}` or the slug of a feature tag. Several of one
 * kind mean either; different kinds must all hold.
 */
export async function parseTags(orm: Orm, tags: string[]): Promise<TagFilters> {
  const brands = withPrefix(tags, 'brand:');
  const asked = withPrefix(tags, 'status:');
  const slugs = tags
    .filter((tag) => !tag.includes(':'))
    .map((tag) => tag.replaceAll('\0', '').trim().toLowerCase())
    .filter(Boolean);
  const stock = asked.filter((status): status is Stock => status === 'in-stock' || status === 'out-of-stock');
  return {
    facetGroups: [
      ...(brands.length > 0 ? [await brandFacets(orm, brands)] : []),
      ...(slugs.length > 0 ? [await tagFacets(orm, slugs)] : []),
      ...(await attributeFacets(orm, tags)),
    ],
    onSale: asked.includes('on-sale'),
    stock: new Set(stock).size === 1 ? stock[0] : undefined,
    unknownStatus: asked.some((status) => !statuses.includes(status)),
  };
}

function withPrefix(tags: string[], prefix: string): string[] {
  return tags
    .filter((tag) => tag.toLowerCase().startsWith(prefix))
    .map((tag) => foldText(tag.slice(prefix.length)).trim())
    .filter(Boolean);
}

async function brandFacets(orm: Orm, names: string[]): Promise<number[]> {
  const rows = await orm.select().from(brand);
  return rows.filter((row) => names.includes(foldText(row.name))).map((row) => facets.brand(row.id));
}

/** Values by the attributes they are of, in either language; a value that there is not leaves its attribute nothing. */
async function attributeFacets(orm: Orm, tags: string[]): Promise<number[][]> {
  const asked = tags.filter((tag) => /^(?!brand:|status:)[^:]+:/i.test(tag)).map(foldText);
  if (asked.length === 0) return [];
  const rows = await orm.select().from(attributeValue);
  return [...groupBy(asked, (tag) => tag.slice(0, tag.indexOf(':')).trim())].map(([attribute, own]) => {
    const names = own.map((tag) => tag.slice(tag.indexOf(':') + 1).trim());
    return rows
      .filter((row) => row.attribute === attribute)
      .filter((row) => [row.nameEn, row.nameAr].some((name) => names.includes(foldText(name))))
      .map((row) => facets.attribute(row.id));
  });
}

async function tagFacets(orm: Orm, slugs: string[]): Promise<number[]> {
  const rows = await orm
    .select({ id: featureTag.id })
    .from(featureTag)
    .where(inArray(featureTag.slug, slugs));
  return rows.map((row) => facets.tag(row.id));
}
