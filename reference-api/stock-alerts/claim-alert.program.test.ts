import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { variant } from '../db/schema/catalogue.ts';
import { stockAlert } from '../db/schema/stock-alerts.ts';
import { createOneProductDatabase } from '../testing/one-product-database.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { type ClaimedAlert, claimAlert, markAsSent } from './claim-alert.ts';
import { deleteOldAlerts } from './delete-alerts.ts';

const dayMs = 24 * 3600 * 1000;

describeWithPostgres('a stock alert', () => {
  let orm: Orm;
  beforeAll(async () => {
    orm = await createOneProductDatabase();
  });
  beforeEach(() => orm.delete(stockAlert));

  type NewAlert = Partial<typeof stockAlert.$inferInsert>;
  const addAlert = (alert: NewAlert = {}) =>
    orm.insert(stockAlert).values({
      variantId: 1,
      email: 'mona@shop.example',
      language: 'en',
      origin: 'https://rida.example',
      ...alert,
    });
  const setStock = (quantity: number) => orm.update(variant).set({ quantity }).where(eq(variant.id, 1));
  /** Moves the claims into the past instead of waiting. */
  const passMinutes = (minutes: number) =>
    orm.update(stockAlert).set({ claimedAt: sql`claimed_at - ${`${minutes} minutes`}::interval` });

  test('is claimed again with growing delays until its mail is sent', async () => {
    await addAlert();
    expect(await claimAlert(orm)).toMatchObject({ state: 'pending', attempts: 1 });
    expect(await claimAlert(orm)).toBeUndefined();
    await passMinutes(16);
    const secondClaim = (await claimAlert(orm)) as ClaimedAlert;
    expect(secondClaim.attempts).toBe(2);
    await passMinutes(16);
    expect(await claimAlert(orm)).toBeUndefined();
    await markAsSent(orm, secondClaim);
    await passMinutes(60);
    expect(await claimAlert(orm)).toBeUndefined();
  });

  test('waits for an older unconfirmed alert to the same address', async () => {
    const secondVariant = 2;
    await orm.execute(sql`INSERT INTO variant (id, product_id, position, sku, price_thousandths, quantity, source_quantity, images)
      VALUES (${secondVariant}, 1, 2, 'OLD-2', 10000, 0, 0, '{}') ON CONFLICT DO NOTHING`);
    await addAlert({ createdAt: new Date(Date.now() - dayMs / 2) });
    await addAlert({ variantId: secondVariant });
    await addAlert({ variantId: secondVariant, email: 'salma@shop.example' });
    const emails: (string | undefined)[] = [];
    for (let claim = 0; claim < 3; claim += 1) {
      const claimed = await claimAlert(orm);
      emails.push(claimed?.email);
      if (claimed) await markAsSent(orm, claimed);
    }
    expect(emails).toEqual(['mona@shop.example', 'salma@shop.example', undefined]);
    await orm.update(stockAlert).set({ state: 'confirmed' }).where(eq(stockAlert.variantId, 1));
    await setStock(0);
    expect(await claimAlert(orm)).toMatchObject({ email: 'mona@shop.example', variantId: secondVariant });
  });

  test('is not claimed after eight attempts', async () => {
    await addAlert();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await claimAlert(orm)).toMatchObject({ attempts: attempt });
      await passMinutes(10_000);
    }
    expect(await claimAlert(orm)).toBeUndefined();
  });

  test('is claimed when in stock, and stays ended after its mail', async () => {
    await addAlert({ state: 'confirmed' });
    await setStock(0);
    expect(await claimAlert(orm)).toBeUndefined();
    await setStock(1);
    const claimed = (await claimAlert(orm)) as ClaimedAlert;
    await orm.update(stockAlert).set({ state: 'ended' });
    await markAsSent(orm, claimed);
    expect((await orm.select().from(stockAlert)).map(({ state }) => state)).toEqual(['ended']);
  });

  test.each([
    ['pending', 2],
    ['confirmed', 365],
    ['sent', 30],
    ['ended', 30],
  ] as const)('is deleted when %s for more than %d days', async (state, days) => {
    const now = new Date();
    const daysAgo = (count: number) => new Date(now.getTime() - count * dayMs);
    await addAlert({ state, changedAt: daysAgo(days + 0.1), email: 'old@shop.example' });
    await addAlert({ state, changedAt: daysAgo(days - 0.1), email: 'new@shop.example' });
    await deleteOldAlerts(orm, now);
    expect((await orm.select().from(stockAlert)).map(({ email }) => email)).toEqual(['new@shop.example']);
  });
});
