import { isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Orm } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { writeLookups } from '../lookups.ts';
import { productRecords } from '../product-records.ts';
import { writeSearchWords } from '../search-words.ts';
import { writeProducts } from '../write-products.ts';
import { generateProduct } from './generate-product.ts';

/** First id of a generated product; lower ids belong to the source catalogue. */
const firstId = 10_001;
const batchSize = 1000;

/**
 * Adds generated products up to a total number of products, continuing an interrupted run. Yields the number of products
 * after each batch.
 */
export async function* seedGenerated(
  orm: Orm,
  catalogue: Catalogue,
  targetProductCount: number,
): AsyncGenerator<number> {
  const lookups = await writeLookups(orm, catalogue);
  const sourceCount = await orm.$count(product, isNotNull(product.sourceHash));
  const [lastGenerated] = await orm
    .select({ id: max(product.id) })
    .from(product)
    .where(isNull(product.sourceHash));
  const now = new Date();
  const storedWords = new Set<string>();
  const endId = firstId + targetProductCount - sourceCount;
  for (let startId = (lastGenerated?.id ?? firstId - 1) + 1; startId < endId; startId += batchSize) {
    const count = Math.min(batchSize, endId - startId);
    const records = Array.from({ length: count }, (_, index) => {
      const source = generateProduct(startId + index - firstId, catalogue);
      return productRecords(source, startId + index, null, catalogue, lookups, now);
    });
    const words = new Set(records.flatMap((record) => [...record.words.text]));
    await orm.transaction(async (tx) => {
      await writeSearchWords(tx, new Set([...words].filter((word) => !storedWords.has(word))));
      await writeProducts(tx, records, now);
    });
    for (const word of words) storedWords.add(word);
    yield sourceCount + startId + count - firstId;
  }
}

/** Refreshes product counts and planner statistics. Must not run inside a transaction. */
export async function refreshStatistics(orm: Orm): Promise<void> {
  await orm.execute(sql`SELECT count_products()`);
  for (const table of [
    'listing',
    'listing_facet',
    'search_document',
    'search_word',
    'product',
    'variant',
    'product_tag',
    'review',
  ]) {
    await orm.execute(sql`VACUUM ANALYZE ${sql.identifier(table)}`);
  }
}
