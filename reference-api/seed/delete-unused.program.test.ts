import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { createOneProductDatabase } from '../testing/one-product-database.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { deleteUnusedLookups } from './delete-unused.ts';
import type { Lookups } from './lookups.ts';

/** Ids of a source of which only the rows with the id 3 are left. */
const onlyThree = new Map([['third', 3]]);
const lookups = {
  colors: onlyThree,
  sizes: onlyThree,
  brands: onlyThree,
  attributeValues: onlyThree,
  categories: onlyThree,
  tags: onlyThree,
} as Partial<Lookups> as Lookups;

describeWithPostgres('rows that the source no longer contains', () => {
  let orm: Orm;
  beforeAll(async () => {
    orm = await createOneProductDatabase();
    for (const statement of [
      sql`INSERT INTO brand (id, name) VALUES (2, 'b'), (3, 'c')`,
      sql`INSERT INTO category SELECT copy.* FROM category, generate_series(2, 3) number,
        jsonb_populate_record(category, jsonb_build_object('id', number, 'slug', number)) copy`,
      sql`INSERT INTO color SELECT number, number, '', '', '' FROM generate_series(1, 3) number`,
      sql`INSERT INTO size SELECT number, number, number FROM generate_series(1, 3) number`,
      sql`INSERT INTO attribute_value SELECT number, 'fabric', number, '', '' FROM generate_series(1, 3) number`,
      sql`INSERT INTO feature_tag (id, slug, code, position, name_en, name_ar, image, in_menu, on_home)
        SELECT number, number, '', number, '', '', '', false, false FROM generate_series(1, 3) number`,
      sql`UPDATE product SET attribute_value_ids = '{1}'`,
      sql`UPDATE variant SET color_id = 1, size_id = 1`,
      sql`INSERT INTO product_tag (tag_id, product_id) VALUES (1, 1)`,
    ])
      await orm.execute(statement);
    await deleteUnusedLookups(orm, lookups);
  });

  test.each(['attribute_value', 'brand', 'category', 'color', 'feature_tag', 'size'])(
    'are deleted unless a product uses them: %s',
    async (table) => {
      const rows = await queryRows<{ id: number }>(
        orm,
        sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id`,
      );
      expect(rows.map(({ id }) => id)).toEqual([1, 3]);
    },
  );
});
