import { createHash } from 'node:crypto';
import { inArray, isNotNull, like, max, notInArray, sql } from 'drizzle-orm';
import { type CatalogueChange, recordChanges } from '../../changes/record-changes.ts';
import type { Orm } from '../../db/database.ts';
import { color, product, productTag, size, variant } from '../../db/schema/catalogue.ts';
import { assignIds } from '../../seed/assign-ids.ts';
import { writeSearchWords } from '../../seed/search-words.ts';
import { lastProductIdKey } from '../../seed/seed-catalogue.ts';
import { readState, writeState } from '../../seed/seed-state.ts';
import { writeSearchDocuments } from '../../seed/write-products.ts';
import { writeRows } from '../../seed/write-rows.ts';
import type { ImportReport } from '../import-report.ts';
import type { ImportedFile } from '../imported-product.ts';
import { groupValues, slugOf, UniqueNames } from '../texts.ts';
import { changesOf } from './changes-of.ts';
import { deleteUnusedRows } from './delete-unused-rows.ts';
import { changedGroups, loadGroups } from './group-changes.ts';
import { type ImportLookups, writeImportLookups } from './import-lookups.ts';
import { type ImportRows, importRowsOf } from './product-row.ts';
import { removeDemo } from './remove-demo.ts';
import type { ResolvedProduct } from './resolved-product.ts';
import {
  lockVariants,
  optionsKeyOfRow,
  type StoredVariant,
  type VariantNumbers,
  variantRowsOf,
} from './variant-rows.ts';

/** Part of every hash. Increase it when the conversion of records to rows changes, so that all rows are rewritten. */
const derivationVersion = 1;
const batchSize = 200;
/** Key of the advisory lock of imports; any number that no other lock uses. */
const importLock = 724_320_433;
const lastVariantIdKey = 'last imported variant id';
/** Ids of imported variants are above those that are derived from product ids (seed/variant-ids.ts). */
const firstVariantId = 1_000_000_000;

/** Result of an import. */
export interface ImportResult {
  added: number;
  /** Changed products with the names of their changes. */
  changed: { title: string; changes: string[] }[];
  unchanged: number;
  /** Titles of products that left the shop. */
  removed: string[];
  /** Titles of products of earlier imports that the file does not name and that stay. */
  missing: string[];
  /** Products of the demo that left the shop. */
  demoCount: number;
}

type StoredProduct = typeof product.$inferSelect;

/**
 * Stores the products of a file: new ones, changed ones, and none of those that it does not publish. Runs in the caller's transaction.
 * @param removesMissing true to delete products of earlier imports in this format that the file does not name
 */
export async function storeProducts(
  orm: Orm,
  { format, unpublishedKeys }: Pick<ImportedFile, 'format' | 'unpublishedKeys'>,
  products: ResolvedProduct[],
  { removesMissing }: { removesMissing: boolean },
  report: ImportReport,
  onProgress: (done: number, total: number) => void,
): Promise<ImportResult> {
  const now = new Date();
  await orm.execute(sql`SELECT pg_advisory_xact_lock(${importLock})`);
  const groupsBefore = await loadGroups(orm);
  const demoCount = await removeDemo(orm);
  const stored = await orm
    .select()
    .from(product)
    .where(like(product.importKey, `${format}:%`));
  const keys = new Set(products.map(({ key }) => key));
  const unpublished = new Set(unpublishedKeys);
  const isNamed = (row: StoredProduct) => keys.has(row.importKey ?? '');
  const isUnpublished = (row: StoredProduct) => unpublished.has(row.importKey ?? '');
  const missing = stored.filter((row) => !isNamed(row) && !isUnpublished(row));
  const removed = stored.filter((row) => !isNamed(row) && (isUnpublished(row) || removesMissing));
  await deleteProducts(orm, removed);
  const known = stored.filter(isNamed);
  const lookups = await writeImportLookups(orm, products);
  const rows = await prepareRows(orm, products, known, lookups, report, now);
  await makeRoom(orm, rows);
  for (let start = 0; start < rows.changed.length; start += batchSize) {
    await writeBatch(orm, rows.changed.slice(start, start + batchSize), now);
    onProgress(Math.min(start + batchSize, rows.changed.length), rows.changed.length);
  }
  await deleteUnusedRows(orm);
  await recordChanges(orm, [
    ...rows.added.map((slug): CatalogueChange => ({ event: 'product.updated', slug })),
    ...changedGroups(groupsBefore, await loadGroups(orm)),
    { event: 'home.updated' },
  ]);
  await orm.execute(sql`SELECT count_products()`);
  return {
    added: rows.added.length,
    changed: rows.changes,
    unchanged: products.length - rows.changed.length,
    removed: removed.map(({ titleEn }) => titleEn),
    missing: removesMissing ? [] : missing.map(({ titleEn }) => titleEn),
    demoCount,
  };
}

async function deleteProducts(orm: Orm, rows: StoredProduct[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockVariants(orm, inArray(variant.productId, ids));
  await orm.delete(product).where(inArray(product.id, ids));
}

interface PreparedRows {
  changed: ImportRows[];
  /** Slugs of new products. */
  added: string[];
  changes: ImportResult['changed'];
  storedVariants: StoredVariant[];
}

/** Assigns ids, slugs and SKUs, and finds the products that differ from what is stored. */
async function prepareRows(
  orm: Orm,
  products: ResolvedProduct[],
  known: StoredProduct[],
  lookups: ImportLookups,
  report: ImportReport,
  now: Date,
): Promise<PreparedRows> {
  const knownIds = known.map(({ id }) => id);
  const storedVariants =
    knownIds.length === 0 ? [] : await lockVariants(orm, inArray(variant.productId, knownIds));
  const variantsByProduct = groupValues(storedVariants, (row) => String(row.productId));
  const ids = await assignProductIds(orm, products, known);
  const numbers = await loadVariantNumbers(orm, knownIds);
  const slugs = await loadForeignSlugs(orm, knownIds);
  const optionsKeyOf = await loadOptionsKeys(orm);
  const productsByKey = new Map(known.map((row) => [row.importKey, row]));
  const prepared: PreparedRows = { changed: [], added: [], changes: [], storedVariants };
  for (const source of products) {
    const id = ids.get(source.key) ?? 0;
    const before = productsByKey.get(source.key);
    const wanted = slugOf(source.slug) || before?.slug || slugOf(source.title.en) || `product-${id}`;
    const resolved = { ...source, slug: slugs.take(wanted) };
    const own = variantsByProduct.get(String(id)) ?? [];
    const variants = variantRowsOf(resolved, id, own, optionsKeyOf, lookups, numbers, report, now);
    const hash = hashOf(resolved);
    const rows = importRowsOf(resolved, id, hash, variants, lookups, now);
    const isFilledUp = resolved.variants.some(
      ({ isUncounted }, index) =>
        isUncounted &&
        own.some((row) => row.id === variants[index]?.id && row.quantity < (variants[index]?.quantity ?? 0)),
    );
    if (before?.importHash === hash && !isFilledUp && rows.product.categoryId === before.categoryId) continue;
    prepared.changed.push(rows);
    if (!before) prepared.added.push(resolved.slug);
    else
      prepared.changes.push({
        title: source.title.en,
        changes: changesOf(
          { product: before, variants: own },
          { product: rows.product as Partial<StoredProduct>, variants: variants as Partial<StoredVariant>[] },
        ),
      });
  }
  await writeState(orm, lastVariantIdKey, String(numbers.nextId - 1));
  return prepared;
}

function hashOf(value: ResolvedProduct): string {
  // Rows move when others are added above them.
  const text = JSON.stringify([derivationVersion, value], (key, field) =>
    key === 'row' ? undefined : field,
  );
  return createHash('sha256').update(text).digest('hex');
}

async function assignProductIds(
  orm: Orm,
  products: ResolvedProduct[],
  known: StoredProduct[],
): Promise<Map<string, number>> {
  const [highest] = await orm.select({ id: max(product.id) }).from(product);
  const lastId = Math.max(Number((await readState(orm, lastProductIdKey)) ?? 0), highest?.id ?? 0);
  const ids = assignIds(
    new Map(known.map((row) => [row.importKey ?? '', row.id])),
    products.map(({ key }) => key),
    lastId,
  );
  await writeState(orm, lastProductIdKey, String(Math.max(lastId, ...ids.values())));
  return ids;
}

async function loadVariantNumbers(orm: Orm, knownIds: number[]): Promise<VariantNumbers> {
  const foreign = await orm
    .select({ sku: variant.sku })
    .from(variant)
    .where(notInArray(variant.productId, knownIds));
  const lastId = Number((await readState(orm, lastVariantIdKey)) ?? firstVariantId - 1);
  return { nextId: lastId + 1, takenSkus: new UniqueNames(foreign.map(({ sku }) => sku)) };
}

async function loadForeignSlugs(orm: Orm, knownIds: number[]): Promise<UniqueNames> {
  const foreign = await orm
    .select({ slug: product.slug })
    .from(product)
    .where(notInArray(product.id, knownIds));
  return new UniqueNames(foreign.map(({ slug }) => slug));
}

async function loadOptionsKeys(orm: Orm): Promise<(row: StoredVariant) => string> {
  const colors = await orm.select({ id: color.id, key: color.key }).from(color);
  const sizes = await orm.select({ id: size.id, name: size.name }).from(size);
  const colorKeys = new Map(colors.map((row) => [row.id, row.key]));
  const sizeNames = new Map(sizes.map((row) => [row.id, row.name]));
  return (row) => optionsKeyOfRow(row, colorKeys, sizeNames);
}

/** Frees the slugs and SKUs that rows of this import exchange among each other, which are unique in every statement. */
async function makeRoom(orm: Orm, { changed, storedVariants }: PreparedRows): Promise<void> {
  const skus = new Map(changed.flatMap(({ variants }) => variants.map((row) => [row.id, row.sku] as const)));
  const productIds = new Set(changed.map((rows) => rows.product.id));
  const ofChanged = storedVariants.filter((row) => productIds.has(row.productId));
  const removedIds = ofChanged.filter((row) => !skus.has(row.id)).map((row) => row.id);
  for (let start = 0; start < removedIds.length; start += 1000)
    await orm.delete(variant).where(inArray(variant.id, removedIds.slice(start, start + 1000)));
  const renamedIds = ofChanged
    .filter((row) => skus.has(row.id) && skus.get(row.id) !== row.sku)
    .map((row) => row.id);
  if (renamedIds.length > 0)
    await orm.update(variant).set({ sku: sql`'~' || id` }).where(inArray(variant.id, renamedIds));
  const slugs = new Map(changed.map((rows) => [rows.product.id, rows.product.slug]));
  const stored = await orm
    .select({ id: product.id, slug: product.slug })
    .from(product)
    .where(isNotNull(product.importKey));
  const movedIds = stored
    .filter((row) => slugs.has(row.id) && slugs.get(row.id) !== row.slug)
    .map((row) => row.id);
  if (movedIds.length > 0)
    await orm.update(product).set({ slug: sql`'~' || id` }).where(inArray(product.id, movedIds));
}

async function writeBatch(orm: Orm, batch: ImportRows[], now: Date): Promise<void> {
  const ids = batch.map((rows) => rows.product.id);
  await writeSearchWords(orm, new Set(batch.flatMap(({ words }) => [...words.text])));
  await writeRows(
    orm,
    product,
    batch.map((rows) => rows.product),
    ['createdAt'],
  );
  await writeRows(
    orm,
    variant,
    batch.flatMap(({ variants }) => variants),
  );
  await orm.delete(productTag).where(inArray(productTag.productId, ids));
  await writeRows(
    orm,
    productTag,
    batch.flatMap((rows) => rows.tagIds.map((tagId) => ({ tagId, productId: rows.product.id }))),
  );
  await writeSearchDocuments(
    orm,
    batch.map((rows) => ({ productId: rows.product.id, words: rows.searchDocument })),
    now,
  );
}
