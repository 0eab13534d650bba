import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';

/** Inserts a product into a database of an old version, and a customer and an order if the version has tables for them. */
export async function insertOldRows(orm: Orm): Promise<void> {
  if (await hasTable(orm, 'product'))
    await insertAll(orm, [
      sql`INSERT INTO brand (id, name) VALUES (1, 'Rida')`,
      sql`INSERT INTO category (id, slug, position, name_en, name_ar, description_en, description_ar, image, in_menu, featured)
      VALUES (1, 'old', 1, 'Old', 'قديم', '', '', '', true, false)`,
      sql`INSERT INTO product (id, slug, title_en, title_ar, description_en, description_ar, meta_description_en,
        meta_description_ar, keywords_en, keywords_ar, category_id, brand_id, type, attributes, default_variant_id, created_at, updated_at)
      VALUES (1, 'old', 'Old', 'قديم', '', '', '', '', '', '', 1, 1, 'simple', '[]', 1, now(), now())`,
      sql`INSERT INTO variant (id, product_id, position, sku, price_cents, quantity, source_quantity, images)
      VALUES (1, 1, 1, 'OLD-1', 10000, 5, 5, '{}')`,
    ]);
  if (await hasTable(orm, 'placed_order'))
    await insertAll(orm, [
      sql`INSERT INTO customer (email, name, password_hash) VALUES ('mona@shop.example', 'Mona', 'none')`,
      sql`INSERT INTO placed_order (id, number, status, contact, address, shipping, payment, currency, subtotal_cents, shipping_cents,
        first_touch, last_touch)
      VALUES ('00000000-0000-4000-8000-000000000001', 'RD-OLD', 'placed', '{}', '{}', 'free', 'cash-on-delivery', 'EGP', 10000, 0, '{}', '{}')`,
      sql`INSERT INTO order_line (order_id, position, product_id, variant_id, sku, slug, title_en, title_ar, quantity, price_cents)
      VALUES ('00000000-0000-4000-8000-000000000001', 0, 1, 1, 'OLD-1', 'old', 'Old', 'قديم', 1, 10000)`,
    ]);
}

/** Reads the number and SKU of each order line, and the e-mail address of each customer. */
export async function readOldRows(orm: Orm): Promise<string[]> {
  return queryLines(
    orm,
    sql`
    SELECT number || ' ' || sku AS line FROM placed_order JOIN order_line ON order_id = id
    UNION ALL SELECT email FROM customer`,
  );
}

/** Describes columns, indexes, constraints, triggers and functions, one per line. */
export function describeSchema(orm: Orm): Promise<string[]> {
  return queryLines(
    orm,
    sql`
    SELECT concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
    ORDER BY line`,
  );
}

async function insertAll(orm: Orm, statements: SQL[]): Promise<void> {
  for (const statement of statements) await orm.execute(statement);
}

async function hasTable(orm: Orm, name: string): Promise<boolean> {
  const [found] = await queryRows<{ exists: boolean }>(
    orm,
    sql`SELECT to_regclass(${name}) IS NOT NULL AS exists`,
  );
  return found?.exists === true;
}

async function queryLines(orm: Orm, query: SQL): Promise<string[]> {
  return (await queryRows<{ line: string }>(orm, query)).map(({ line }) => line);
}
