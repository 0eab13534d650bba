import { type SQL, sql } from 'drizzle-orm';
import { type Orm, rows } from '../db/database.ts';

/** The product that a command changed, and how many of its variants. */
export interface Changed {
  slug: string;
  variants: number;
}

/** Sets the price of a product, by its slug, or of one variant, by its SKU. A sale that is no longer lower ends. */
export function setPrice(orm: Orm, name: string, cents: number): Promise<Changed | undefined> {
  const lower = sql`coalesce(sale_price_cents < ${cents}, false)`;
  const kept = (column: string) => sql`${sql.raw(column)} = CASE WHEN ${lower} THEN ${sql.raw(column)} END`;
  const columns = ['sale_price_cents', 'start_at', 'end_at', 'sale_window'].map(kept);
  return setVariants(orm, name, sql`price_cents = ${cents}, ${sql.join(columns, sql`, `)}`);
}

/** Sets how many pieces there are of each variant of a product, by its slug, or of one variant, by its SKU. */
export function setStock(orm: Orm, name: string, pieces: number): Promise<Changed | undefined> {
  return setVariants(orm, name, sql`quantity = ${pieces}`);
}

function setVariants(orm: Orm, name: string, assignments: SQL): Promise<Changed | undefined> {
  return orm.transaction(async (tx) => {
    const changed = await rows<{ product_id: number; slug: string }>(
      tx,
      sql`
        UPDATE variant SET ${assignments} FROM product
        WHERE product.id = variant.product_id AND (product.slug = ${name} OR variant.sku = ${name})
        RETURNING variant.product_id, product.slug`,
    );
    const [first] = changed;
    if (!first) return undefined;
    await tx.execute(
      sql`SELECT refresh_listing(ARRAY[${first.product_id}::integer], ${new Date().toISOString()})`,
    );
    return { slug: first.slug, variants: changed.length };
  });
}
