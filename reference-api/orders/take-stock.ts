import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';

/**
 * Takes quantities out of stock; negative ones restore it. Refreshes the listing of products that sold out or are back in
 * stock, under the advisory lock of `refresh_due_listings()`.
 */
export async function takeStock(
  tx: Orm,
  lines: { variantId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  const takenJson = JSON.stringify(lines.map((line) => ({ id: line.variantId, quantity: line.quantity })));
  // Products with a variant that sold out, or that was sold out before.
  const productsToRefresh = await queryRows<{ product_id: number }>(
    tx,
    sql`WITH updated AS (
      UPDATE variant SET quantity = variant.quantity - taken.quantity
      FROM json_to_recordset(${takenJson}::json) AS taken (id integer, quantity integer)
      WHERE variant.id = taken.id
      RETURNING variant.product_id, variant.quantity, taken.quantity AS taken_quantity
    )
    SELECT DISTINCT product_id FROM updated WHERE quantity = 0 OR quantity + taken_quantity <= 0`,
  );
  if (productsToRefresh.length === 0) return;
  const ids = `{${productsToRefresh.map((row) => row.product_id).join(',')}}`;
  // Key of the advisory lock in `refresh_due_listings()`.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(724320432)`);
  await tx.execute(sql`SELECT refresh_listing(${ids}::integer[], ${now.toISOString()})`);
}
