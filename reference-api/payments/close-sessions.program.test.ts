import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Orm } from '../db/database.ts';
import { placedOrder } from '../db/schema/orders.ts';
import { payment } from '../db/schema/payments.ts';
import { createOneProductDatabase } from '../testing/one-product-database.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { closeSessions, endPayments } from './close-sessions.ts';
import type { PaymentProvider } from './payment-provider.ts';

describeWithPostgres('the page of a payment', () => {
  let orm: Orm;
  let orderId: string;
  let closed: string[];
  let isReachable: boolean;
  const provider: PaymentProvider = {
    name: 'fake',
    createSession: () => Promise.reject(new Error('not used')),
    readWebhookEvent: () => 'ignored',
    closeSession: async (sessionId) => {
      if (!isReachable) throw new Error('unreachable');
      closed.push(sessionId);
    },
  };
  const close = () => closeSessions(orm, provider, pino({ level: 'silent' }));
  beforeAll(async () => {
    orm = await createOneProductDatabase();
    const [order] = await orm.select().from(placedOrder);
    orderId = order?.id ?? '';
  });
  beforeEach(async () => {
    closed = [];
    isReachable = true;
    await orm.delete(payment);
  });

  const addPayment = (columns: Partial<typeof payment.$inferInsert> = {}) =>
    orm.insert(payment).values({
      orderId,
      provider: provider.name,
      sessionId: 'open',
      amountMinor: 100,
      currency: 'EGP',
      state: 'open',
      returnUrl: 'https://rida.example',
      expiresAt: new Date(Date.now() + 60_000),
      ...columns,
    });

  test('is closed once when its order ends', async () => {
    await addPayment();
    await close();
    expect(closed).toEqual([]);
    await endPayments(orm, orderId);
    await close();
    await close();
    expect(closed).toEqual(['open']);
  });

  test('is closed later when the provider cannot be reached', async () => {
    await addPayment();
    await endPayments(orm, orderId);
    isReachable = false;
    await close();
    isReachable = true;
    await close();
    expect(closed).toEqual(['open']);
  });

  test('is left alone when over, paid, unknown or of another provider', async () => {
    const passed = new Date(Date.now() - 1000);
    await addPayment({ state: 'expired', sessionId: 'over', expiresAt: passed });
    await addPayment({ state: 'expired', sessionId: null });
    await addPayment({ state: 'paid', sessionId: 'paid' });
    await addPayment({ state: 'expired', provider: 'other', sessionId: 'other' });
    await close();
    expect(closed).toEqual([]);
    expect(await orm.$count(payment, eq(payment.state, 'expired'))).toBe(3);
  });
});
