import { createHash } from 'node:crypto';
import { and, isNotNull, notInArray, sql } from 'drizzle-orm';
import { attributeValues } from '../catalogue/attribute-values.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { recordChanges } from '../changes/record-changes.ts';
import type { Orm } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { assignIds } from './assign-ids.ts';
import { deleteUnusedLookups } from './delete-unused.ts';
import { writeLookups } from './lookups.ts';
import { productRecords } from './product-records.ts';
import { writeSearchWords } from './search-words.ts';
import { readState, writeState } from './seed-state.ts';
import { moveStaleSaleWindows } from './stale-sale-windows.ts';
import { writeHome } from './write-home.ts';
import { writeProducts } from './write-products.ts';

/** Part of every hash. Increase it when the conversion of the source to records changes, so that all rows are rewritten. */
const derivationVersion = 4;
const catalogueHashKey = 'catalogue version';
export const lastProductIdKey = 'last product id';
/** Name of a state that is set once products were imported: the source catalogue is not seeded any more. */
export const hasImportsKey = 'imported';

/**
 * Seeds the database from the source catalogue: all products the first time, then only changed ones. Products missing from
 * the source are deleted. Stale sale windows are moved. A shop with imported products is left as it is.
 */
export async function seedCatalogue(orm: Orm, catalogue: Catalogue, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    if ((await readState(tx, hasImportsKey)) !== undefined) return;
    const catalogueHash = hashOf([catalogue, attributeValues]);
    if ((await readState(tx, catalogueHashKey)) !== catalogueHash) {
      await writeCatalogue(tx, catalogue, now);
      await writeState(tx, catalogueHashKey, catalogueHash);
    }
    await moveStaleSaleWindows(tx, now);
  });
}

async function writeCatalogue(orm: Orm, catalogue: Catalogue, now: Date): Promise<void> {
  const lookups = await writeLookups(orm, catalogue);
  const storedProducts = await orm
    .select({ slug: product.slug, id: product.id, hash: product.sourceHash })
    .from(product)
    .where(isNotNull(product.sourceHash));
  const slugs = catalogue.products.map((source) => source.slug);
  const lastId = Number((await readState(orm, lastProductIdKey)) ?? 0);
  const ids = assignIds(new Map(storedProducts.map((row) => [row.slug, row.id])), slugs, lastId);
  await writeState(orm, lastProductIdKey, String(Math.max(lastId, ...ids.values())));
  const { categories, featureTags, colors, looks } = catalogue;
  const sharedHash = hashOf([categories, featureTags, colors, looks, attributeValues]);
  const storedHashes = new Map(storedProducts.map((row) => [row.slug, row.hash]));
  const records = catalogue.products.flatMap((source) => {
    const hash = hashOf([source, sharedHash]);
    const id = ids.get(source.slug);
    if (id === undefined || storedHashes.get(source.slug) === hash) return [];
    return [productRecords(source, id, hash, catalogue, lookups, now)];
  });
  await orm.delete(product).where(and(isNotNull(product.sourceHash), notInArray(product.slug, slugs)));
  await writeSearchWords(orm, new Set(records.flatMap((record) => [...record.words.text])));
  await writeProducts(orm, records, now);
  await writeHome(orm, catalogue, lookups, ids);
  await deleteUnusedLookups(orm, lookups);
  if (storedProducts.length > 0) await recordUntriggeredChanges(orm, slugs, storedHashes);
  await orm.execute(sql`SELECT count_products()`);
}

/** Records the changes that no database trigger records: new products and the home page. */
async function recordUntriggeredChanges(
  orm: Orm,
  slugs: string[],
  storedHashes: Map<string, unknown>,
): Promise<void> {
  const added = slugs.filter((slug) => !storedHashes.has(slug));
  await recordChanges(orm, [
    ...added.map((slug) => ({ event: 'product.updated', slug }) as const),
    { event: 'home.updated' },
  ]);
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([derivationVersion, value]))
    .digest('hex');
}
