import { createHash } from 'node:crypto';
import { and, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { announceChanges } from '../changes/announce.ts';
import type { Orm } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { assignIds } from './assign-ids.ts';
import { dropUnused } from './drop-unused.ts';
import { writeLookups } from './lookups.ts';
import { productRecords } from './product-records.ts';
import { writeSearchWords } from './search-words.ts';
import { readState, writeState } from './seed-state.ts';
import { renewStaleWindows } from './stale-windows.ts';
import { writeHome } from './write-home.ts';
import { writeProducts } from './write-products.ts';

/** Raised when rows are derived from the source in a new way, so that they are written again. */
const derivation = 2;
const versionState = 'catalogue version';
const lastIdState = 'last product id';

/**
 * Brings the source catalogue into the database: all of it at first, later only what changed in it. Products that left
 * the source leave the shop. Sale windows that time has overtaken are laid anew.
 */
export async function seedCatalogue(orm: Orm, catalogue: Catalogue, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const version = hashOf(catalogue);
    if ((await readState(tx, versionState)) !== version) {
      await writeCatalogue(tx, catalogue, now);
      await writeState(tx, versionState, version);
    }
    await renewStaleWindows(tx, now);
  });
}

async function writeCatalogue(orm: Orm, catalogue: Catalogue, now: Date): Promise<void> {
  const lookups = await writeLookups(orm, catalogue);
  const known = await orm
    .select({ slug: product.slug, id: product.id, hash: product.sourceHash })
    .from(product)
    .where(isNotNull(product.sourceHash));
  const slugs = catalogue.products.map((source) => source.slug);
  const lastId = Number((await readState(orm, lastIdState)) ?? 0);
  const ids = assignIds(new Map(known.map((row) => [row.slug, row.id])), slugs, lastId);
  await writeState(orm, lastIdState, String(Math.max(lastId, ...ids.values())));
  const { categories, featureTags, colors, looks } = catalogue;
  const shared = hashOf([categories, featureTags, colors, looks]);
  const hashes = new Map(known.map((row) => [row.slug, row.hash]));
  const records = catalogue.products.flatMap((source) => {
    const hash = hashOf([source, shared]);
    const id = ids.get(source.slug);
    if (id === undefined || hashes.get(source.slug) === hash) return [];
    return [productRecords(source, id, hash, catalogue, lookups, now)];
  });
  await orm.delete(product).where(and(isNotNull(product.sourceHash), notInArray(product.slug, slugs)));
  await writeSearchWords(orm, new Set(records.flatMap((record) => [...record.words.text])));
  await writeProducts(orm, records, now);
  await writeHome(orm, catalogue, lookups, ids);
  await dropUnused(orm, lookups);
  if (known.length > 0) await announceNew(orm, slugs, hashes);
  await orm.execute(sql`SELECT count_products()`);
}

/** Triggers note what changed or went; what is new, and the home page, is noted here. */
async function announceNew(orm: Orm, slugs: string[], known: Map<string, unknown>): Promise<void> {
  const added = slugs.filter((slug) => !known.has(slug));
  await announceChanges(orm, [
    ...added.map((slug) => ({ event: 'product.updated', slug }) as const),
    { event: 'home.updated' },
  ]);
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([derivation, value]))
    .digest('hex');
}
