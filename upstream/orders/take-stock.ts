import { sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';

/**
 * Takes pieces out of stock, or puts back fewer than none. Products of which the last piece goes, or a first one comes, change in
 * the listing too: whoever changes listings at the same time waits, under the lock of `refresh_due_listings()`.
 */
export async function takeStock(
  tx: Orm,
  taken: { variantId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  const json = JSON.stringify(taken.map((line) => ({ id: line.variantId, quantity: line.quantity })));
  const turned = await rows<{ product_id: number }>(
    tx,
    sql`WITH left_over AS (
      UPDATE variant SET quantity = variant.quantity - taken.quantity
      FROM json_to_recordset(${json}::json) AS taken (id integer, quantity integer)
      WHERE variant.id = taken.id
      RETURNING variant.product_id, variant.quantity, taken.quantity AS went
    )
    SELECT DISTINCT product_id FROM left_over WHERE quantity = 0 OR quantity + went <= 0`,
  );
  if (turned.length === 0) return;
  const ids = `{${turned.map((row) => row.product_id).join(',')}}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(724320432)`);
  await tx.execute(sql`SELECT refresh_listing(${ids}::integer[], ${now.toISOString()})`);
}
