import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { brand, featureTag } from '../db/schema/catalogue.ts';
import { listing } from '../db/schema/listing.ts';
import { foldText } from '../search/fold.ts';
import { anyFacet, facets } from './facets.ts';

/**
 * What the `tags` of a filter ask: `brand:{name}`, `status:{status}` or the slug of a feature tag. Several brands,
 * several tags or both stock statuses mean either; different kinds must all hold. Undefined when nothing can match.
 */
export async function tagConditions(orm: Orm, tags: string[]): Promise<SQL[] | undefined> {
  const brands = withPrefix(tags, 'brand:');
  const statuses = withPrefix(tags, 'status:');
  const slugs = tags
    .filter((tag) => !/^(brand|status):/i.test(tag))
    .map((tag) => tag.trim().toLowerCase())
    .filter(Boolean);
  const groups = await Promise.all([brandConditions(orm, brands), featureConditions(orm, slugs)]);
  const status = statusConditions(statuses);
  if (!groups[0] || !groups[1] || !status) return undefined;
  return [...groups[0], ...groups[1], ...status];
}

function withPrefix(tags: string[], prefix: string): string[] {
  return tags
    .filter((tag) => tag.toLowerCase().startsWith(prefix))
    .map((tag) => foldText(tag.slice(prefix.length)).trim())
    .filter(Boolean);
}

async function brandConditions(orm: Orm, names: string[]): Promise<SQL[] | undefined> {
  if (names.length === 0) return [];
  const rows = await orm.select().from(brand);
  const ids = rows.filter((row) => names.includes(foldText(row.name))).map((row) => row.id);
  return ids.length > 0 ? [anyFacet(ids.map(facets.brand))] : undefined;
}

async function featureConditions(orm: Orm, slugs: string[]): Promise<SQL[] | undefined> {
  if (slugs.length === 0) return [];
  const rows = await orm
    .select({ id: featureTag.id })
    .from(featureTag)
    .where(inArray(featureTag.slug, slugs));
  return rows.length > 0 ? [anyFacet(rows.map((row) => facets.tag(row.id)))] : undefined;
}

function statusConditions(statuses: string[]): SQL[] | undefined {
  const conditions: SQL[] = [];
  if (statuses.includes('on-sale')) conditions.push(eq(listing.onSale, true));
  const stock = [
    ...(statuses.includes('in-stock') ? [eq(listing.inStock, true)] : []),
    ...(statuses.includes('out-of-stock') ? [eq(listing.inStock, false)] : []),
  ];
  const either = or(...stock);
  if (either) conditions.push(either);
  return statuses.length > 0 && conditions.length === 0 ? undefined : conditions;
}
