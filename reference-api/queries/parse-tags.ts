import { inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { attributeValue, brand, featureTag } from '../db/schema/catalogue.ts';
import { foldText } from '../search/fold.ts';
import { facetValueIds } from './facet-value-ids.ts';
import { groupBy } from './group-by.ts';

export type Stock = 'in-stock' | 'out-of-stock';

/** Conditions in the `tags` of a filter. */
export interface TagFilters {
  /** Ids of facet values in groups: brands, feature tags and each attribute. A product must have at least one value of each group. */
  facetValueGroups: number[][];
  onSale: boolean;
  /** Undefined when neither or both are requested. */
  stock: Stock | undefined;
  hasUnknownStatus: boolean;
}

const statuses = ['on-sale', 'in-stock', 'out-of-stock'];

/**
 * Parses the `tags` of a filter, of which only some are feature tags: `brand:{name}`, `status:{status}`, `{attribute}:{value}` or the slug of a feature tag. Tags of
 * one kind are alternatives; different kinds are combined with AND. Sale and stock are two kinds, although both are statuses.
 */
export async function parseTags(orm: Orm, tags: string[]): Promise<TagFilters> {
  const brands = valuesWithPrefix(tags, 'brand:');
  const requestedStatuses = valuesWithPrefix(tags, 'status:');
  // PostgreSQL rejects text with a NUL character.
  const featureTagSlugs = tags
    .filter((tag) => !tag.includes(':'))
    .map((tag) => tag.replaceAll('\0', '').trim().toLowerCase())
    .filter(Boolean);
  const requestedStock = requestedStatuses.filter(
    (status): status is Stock => status === 'in-stock' || status === 'out-of-stock',
  );
  return {
    facetValueGroups: [
      ...(brands.length > 0 ? [await findBrandValueIds(orm, brands)] : []),
      ...(featureTagSlugs.length > 0 ? [await findFeatureTagValueIds(orm, featureTagSlugs)] : []),
      ...(await findAttributeValueIdGroups(orm, tags)),
    ],
    onSale: requestedStatuses.includes('on-sale'),
    stock: new Set(requestedStock).size === 1 ? requestedStock[0] : undefined,
    hasUnknownStatus: requestedStatuses.some((status) => !statuses.includes(status)),
  };
}

function valuesWithPrefix(tags: string[], prefix: string): string[] {
  return tags
    .filter((tag) => tag.toLowerCase().startsWith(prefix))
    .map((tag) => foldText(tag.slice(prefix.length)).trim())
    .filter(Boolean);
}

async function findBrandValueIds(orm: Orm, names: string[]): Promise<number[]> {
  const rows = await orm.select().from(brand);
  return rows.filter((row) => names.includes(foldText(row.name))).map((row) => facetValueIds.brand(row.id));
}

/**
 * Returns a group of value ids for each attribute; values are in either language. A group with only unknown values is
 * empty.
 */
async function findAttributeValueIdGroups(orm: Orm, tags: string[]): Promise<number[][]> {
  // Any `{name}:{value}` except brands and statuses.
  const attributeTags = tags.filter((tag) => /^(?!brand:|status:)[^:]+:/i.test(tag)).map(foldText);
  if (attributeTags.length === 0) return [];
  const rows = await orm.select().from(attributeValue);
  return [...groupBy(attributeTags, (tag) => tag.slice(0, tag.indexOf(':')).trim())].map(
    ([attribute, tagsOfAttribute]) => {
      const requestedValues = tagsOfAttribute.map((tag) => tag.slice(tag.indexOf(':') + 1).trim());
      return rows
        .filter((row) => row.attribute === attribute)
        .filter((row) => [row.nameEn, row.nameAr].some((name) => requestedValues.includes(foldText(name))))
        .map((row) => facetValueIds.attribute(row.id));
    },
  );
}

async function findFeatureTagValueIds(orm: Orm, slugs: string[]): Promise<number[]> {
  const rows = await orm
    .select({ id: featureTag.id })
    .from(featureTag)
    .where(inArray(featureTag.slug, slugs));
  return rows.map((row) => facetValueIds.tag(row.id));
}
