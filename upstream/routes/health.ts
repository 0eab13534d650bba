import type { OpenAPIHono } from '@hono/zod-openapi';
import { isNull, sum } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { type DatabaseFailure, databaseFailureOf } from '../db/database-failure.ts';
import { category } from '../db/schema/catalogue.ts';
import type { Shops } from '../shops.ts';

const writeCheckTtlMs = 10_000;

/**
 * Registers `/health`: kind of database, number of products and the shops of the setting `SHOPS`. `degraded` names why writes
 * fail while reads succeed; responds with 503 and a `reason` when reads fail, too.
 */
export function registerHealthRoute(app: OpenAPIHono, database: Database, shops: Shops): void {
  const listedShops = shops.size > 0 ? listShops(shops) : undefined;
  const findWriteFailure = createWriteCheck(database);
  app.get('/health', async (c) => {
    try {
      const products = await countProducts(database.reader);
      const failure = await findWriteFailure();
      const status = failure ? 'degraded' : 'ok';
      const degraded = failure ? [failure] : [];
      return c.json({ status, degraded, database: database.kind, products, shops: listedShops });
    } catch (error) {
      const reason = databaseFailureOf(error);
      if (!reason) throw error;
      return c.json({ status: 'error', reason, database: database.kind }, 503);
    }
  });
}

/** Lists the shop settings on which a storefront and this API have to agree. */
function listShops(shops: Shops) {
  return [...shops].map(([currency, { origin, otherOrigins, deliveryCents, countries }]) => ({
    currency,
    origins: [origin, ...otherOrigins],
    deliveryCost: deliveryCents / 100,
    countries: countries ?? undefined,
  }));
}

async function countProducts(reader: Orm): Promise<number> {
  const [counted] = await reader
    .select({ products: sum(category.productCount).mapWith(Number) })
    .from(category)
    .where(isNull(category.parentId));
  return counted?.products ?? 0;
}

/** Creates a check of writes. It runs at most every ten seconds, because `/health` is public. */
function createWriteCheck({ isDiskFull }: Database): () => Promise<DatabaseFailure | undefined> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<DatabaseFailure | undefined> | undefined;
  const checkWrites = async (): Promise<DatabaseFailure | undefined> => {
    try {
      return (await isDiskFull()) ? 'disk-full' : undefined;
    } catch (error) {
      const failure = databaseFailureOf(error);
      if (!failure) throw error;
      return failure;
    }
  };
  return () => {
    if (!result || performance.now() - checkedAt >= writeCheckTtlMs) {
      checkedAt = performance.now();
      result = checkWrites();
    }
    return result;
  };
}
