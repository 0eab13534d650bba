import { sql } from 'drizzle-orm';
import { maxWishListItems } from '../../contract/limits.ts';
import { addCustomer } from '../accounts/customers.ts';
import type { Orm } from '../db/database.ts';
import { wishlistItem } from '../db/schema/customers.ts';
import { createOneProductDatabase } from '../testing/one-product-database.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { addToWishlist } from './wishlist.ts';

describeWithPostgres('a full wishlist', () => {
  let orm: Orm;
  let customerId: string;
  beforeAll(async () => {
    orm = await createOneProductDatabase();
    await orm.execute(sql`
      INSERT INTO product
      SELECT copy.* FROM product, generate_series(2, ${maxWishListItems + 1}::integer) number,
        jsonb_populate_record(product, jsonb_build_object('id', number, 'slug', number)) copy`);
    const owner = await addCustomer(orm, {
      name: 'Salma',
      email: 'salma@shop.example',
      passwordHash: 'none',
    });
    customerId = owner?.id ?? '';
    await orm
      .insert(wishlistItem)
      .values(
        Array.from({ length: maxWishListItems - 1 }, (_, index) => ({ customerId, productId: index + 1 })),
      );
    await addToWishlist(orm, customerId, maxWishListItems);
  });

  test('accepts a product that is already on it', async () => {
    await addToWishlist(orm, customerId, 1);
    expect(await orm.$count(wishlistItem)).toBe(maxWishListItems);
  });

  test('rejects another product', async () => {
    await expect(addToWishlist(orm, customerId, maxWishListItems + 1)).rejects.toMatchObject({ status: 409 });
    expect(await orm.$count(wishlistItem)).toBe(maxWishListItems);
  });
});
