import { eq } from 'drizzle-orm';
import { moderateReview } from '../admin/moderate-reviews.ts';
import type { Orm } from '../db/database.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { review } from '../db/schema/reviews.ts';
import { generateOrderNumber } from '../orders/order-number.ts';
import { createOneProductDatabase } from '../testing/one-product-database.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { findPurchase, rejectReviewsOfOrder } from './write-review.ts';

describeWithPostgres('a purchase that a review needs', () => {
  const email = 'salma@shop.example';
  const number = generateOrderNumber(new Date());
  let orm: Orm;
  let orderId: string;
  beforeAll(async () => {
    orm = await createOneProductDatabase();
    const contact = { name: 'Salma', email, phoneNumber: '+20 10 1234 5678' };
    const [order] = await orm
      .update(placedOrder)
      .set({ contact, number })
      .where(eq(placedOrder.number, 'RD-OLD'))
      .returning({ id: placedOrder.id });
    orderId = order?.id ?? '';
  });
  beforeEach(() => orm.delete(review));

  const setOrder = (columns: Partial<typeof placedOrder.$inferInsert>) =>
    orm.update(placedOrder).set(columns).where(eq(placedOrder.id, orderId));
  const addReview = async () => {
    const [added] = await orm
      .insert(review)
      .values({
        productId: 1,
        status: 'pending',
        rating: 5,
        verified: true,
        name: 'Salma',
        writtenAt: new Date(),
        textEn: 'Falls well.',
        author: email,
        orderId,
      })
      .returning({ id: review.id });
    return added?.id ?? '';
  };
  const stateOf = async (id: string) => {
    const [found] = await orm.select().from(review).where(eq(review.id, id));
    return [found?.status, found?.verified];
  };

  test.each([
    ['placed', 'cash-on-delivery', false],
    ['confirmed', 'cash-on-delivery', false],
    ['shipped', 'cash-on-delivery', false],
    ['delivered', 'cash-on-delivery', true],
    ['cancelled', 'cash-on-delivery', false],
    ['paid', 'card', true],
    ['shipped', 'card', true],
    ['awaiting-payment', 'card', false],
    ['expired', 'card', false],
  ] as const)('is an order that is %s by %s: %s', async (status, payment, isPurchase) => {
    await setOrder({ status, payment });
    const purchase = await findPurchase(orm, 1, null, { orderNumber: number, email });
    expect(purchase?.orderId).toBe(isPurchase ? orderId : undefined);
    const id = await addReview();
    await moderateReview(orm, id, 'published');
    expect(await stateOf(id)).toEqual(isPurchase ? ['published', true] : ['rejected', false]);
  });

  test('takes a published review along when it is cancelled', async () => {
    await setOrder({ status: 'delivered', payment: 'cash-on-delivery' });
    const id = await addReview();
    expect(await moderateReview(orm, id, 'published')).toBe('old: review published');
    await rejectReviewsOfOrder(orm, orderId);
    expect(await stateOf(id)).toEqual(['published', true]);
    await setOrder({ status: 'cancelled' });
    await rejectReviewsOfOrder(orm, orderId);
    expect(await stateOf(id)).toEqual(['rejected', false]);
  });
});
