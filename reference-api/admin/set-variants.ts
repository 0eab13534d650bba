import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';

/** Variants of a product that a command changed. */
export interface VariantChange {
  slug: string;
  variantCount: number;
}

/**
 * Sets the price of all variants of a product (by slug) or of one variant (by SKU). Ends the sale of a variant unless its sale price
 * is below the new price.
 */
export function setPrice(
  orm: Orm,
  slugOrSku: string,
  priceThousandths: number,
): Promise<VariantChange | undefined> {
  const isSaleStillLower = sql`coalesce(sale_price_thousandths < ${priceThousandths}, false)`;
  const saleAssignments = ['sale_price_thousandths', 'start_at', 'end_at', 'sale_window'].map(
    (column) => sql`${sql.raw(column)} = CASE WHEN ${isSaleStillLower} THEN ${sql.raw(column)} END`,
  );
  return updateVariants(
    orm,
    slugOrSku,
    sql`price_thousandths = ${priceThousandths}, ${sql.join(saleAssignments, sql`, `)}`,
  );
}

/** Sets the stock of each variant of a product (by slug) or of one variant (by SKU). */
export function setStock(orm: Orm, slugOrSku: string, quantity: number): Promise<VariantChange | undefined> {
  return updateVariants(orm, slugOrSku, sql`quantity = ${quantity}`);
}

function updateVariants(orm: Orm, slugOrSku: string, assignments: SQL): Promise<VariantChange | undefined> {
  return orm.transaction(async (tx) => {
    const changed = await queryRows<{ product_id: number; slug: string }>(
      tx,
      sql`
        UPDATE variant SET ${assignments} FROM product
        WHERE product.id = variant.product_id AND (product.slug = ${slugOrSku} OR variant.sku = ${slugOrSku})
        RETURNING variant.product_id, product.slug`,
    );
    const [first] = changed;
    if (!first) return undefined;
    await tx.execute(
      sql`SELECT refresh_listing(ARRAY[${first.product_id}::integer], ${new Date().toISOString()})`,
    );
    return { slug: first.slug, variantCount: changed.length };
  });
}
