import type { OpenAPIHono } from '@hono/zod-openapi';
import { isNull, sum } from 'drizzle-orm';
import { toCurrencyUnits } from '../../contract/currency.ts';
import type { Database, Orm } from '../db/database.ts';
import { type DatabaseFailure, databaseFailureOf } from '../db/database-failure.ts';
import { category } from '../db/schema/catalogue.ts';
import { offeredShipping } from '../orders/shipping.ts';
import type { Shops } from '../shops.ts';

const writeCheckTtlMs = 10_000;

/**
 * Registers `/health`: kind of database, number of products and the shops of the setting `SHOPS`. When writes fail,
 * `degraded` contains the reason. When reads fail, too, the status is 503 with a `reason`. It is also 503 while the process stops.
 */
export function registerHealthRoute(
  app: OpenAPIHono,
  database: Database,
  shops: Shops,
  isStopping: () => boolean,
): void {
  const listedShops = shops.size > 0 ? listShops(shops) : undefined;
  const findWriteFailure = createWriteCheck(database);
  app.get('/health', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping', database: database.kind }, 503);
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
  return [...shops].map(([currency, shop]) => ({
    currency,
    origins: [shop.origin, ...shop.otherOrigins],
    deliveryCost: toCurrencyUnits(shop.deliveryMinor, currency),
    shipping: Object.fromEntries(
      offeredShipping(shop).map(({ shipping, costMinor }) => [
        shipping,
        toCurrencyUnits(costMinor, currency),
      ]),
    ),
    countries: shop.countries ?? undefined,
  }));
}

async function countProducts(reader: Orm): Promise<number> {
  const [counted] = await reader
    .select({ products: sum(category.productCount).mapWith(Number) })
    .from(category)
    .where(isNull(category.parentId));
  return counted?.products ?? 0;
}

/**
 * Creates a check whether the database accepts writes. The latest result is reused for ten seconds, because anybody can call
 * `/health`.
 */
function createWriteCheck({ isDiskFull }: Database): () => Promise<DatabaseFailure | undefined> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let latestCheck: Promise<DatabaseFailure | undefined> | undefined;
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
    if (!latestCheck || performance.now() - checkedAt >= writeCheckTtlMs) {
      checkedAt = performance.now();
      latestCheck = checkWrites();
    }
    return latestCheck;
  };
}
