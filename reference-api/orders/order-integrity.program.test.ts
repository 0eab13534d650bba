import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, placeOrder, register, stockOf } from '../testing/api-client.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';

describeOnEachDatabase('orders', (createDatabase) => {
  let settings: Record<string, string>;
  let api: Api;
  beforeAll(async () => {
    settings = { ...(await createDatabase()), ATTEMPTS_FACTOR: '1000' };
    api = await startApi(settings);
  });
  afterAll(() => api.stop());

  test('30 concurrent orders for 10 units sell exactly 10', async () => {
    const [offer] = await findOffers(api, 10);
    if (!offer) throw new Error('No variant has 10 units');
    if (offer.stock > 10) {
      expect((await placeOrder(api, newOrder([{ offer, quantity: offer.stock - 10 }]))).status).toBe(200);
    }
    const responses = await Promise.all(
      Array.from({ length: 30 }, () =>
        placeOrder(api, newOrder([{ offer, quantity: 1, price: offer.price }])),
      ),
    );
    const placed = responses.filter(({ status }) => status === 200);
    const rejected = responses.filter(({ status }) => status === 409);
    expect([placed.length, rejected.length]).toEqual([10, 20]);
    expect(new Set(placed.map(({ body }) => body.response.number)).size).toBe(10);
    for (const { body } of rejected) {
      expect(body.Message).toMatch(/have changed/);
      expect(body.changes).toEqual([
        expect.objectContaining({
          variantId: offer.variantId,
          title: offer.title,
          quantity: { wanted: 1, available: 0 },
        }),
      ]);
    }
    expect(await stockOf(api, offer)).toBe(0);
  });

  test('concurrent orders with one idempotency key create one order', async () => {
    const [offer] = await findOffers(api, 5);
    if (!offer) throw new Error('No variant has 5 units');
    const body = newOrder([{ offer, quantity: 2 }]);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => placeOrder(api, body, { key })));
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await stockOf(api, offer)).toBe(offer.stock - 2);
    const otherRequest = await placeOrder(api, newOrder([{ offer, quantity: 1 }]), { key });
    expect(otherRequest.status).toBe(422);
    expect(otherRequest.body.Message).toBeTruthy();
    expect((await placeOrder(api, body, { key })).body).toEqual(responses[0]?.body);
  });

  test('orders with the same variants in another sequence never deadlock', async () => {
    const offers = (await findOffers(api, 4)).slice(0, 4);
    const { token } = await register(api);
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const rotated = [...offers.slice(index % 4), ...offers.slice(0, index % 4)];
        const lines = (index % 2 ? rotated : rotated.reverse()).map((offer) => ({ offer, quantity: 1 }));
        return placeOrder(api, newOrder(lines), { token: index % 3 ? null : token });
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const placed = responses.filter(({ status }) => status === 200).length;
    for (const offer of offers) expect(await stockOf(api, offer)).toBe(offer.stock - placed);
  });

  test('a sale that begins during checkout changes the price', async () => {
    const { items } = await api.filter({ pageNumber: 1, pageSize: 100 });
    const now = Date.now();
    const upcoming = items
      .flatMap(({ id, title, slug, variants }) => variants.map((variant) => ({ id, title, slug, variant })))
      .find(({ variant }) => variant.quantity > 3 && Date.parse(variant.startAt ?? '') > now + 60_000);
    if (!upcoming) throw new Error('no sale is planned');
    const { id: productId, title, slug, variant } = upcoming;
    const [price, salePrice] = [Number(variant.price), Number(variant.salePrice)];
    const offer = { productId, variantId: variant.id, slug, title, price, stock: variant.quantity };
    const statusAt = async (at: number, seenPrice: number) => {
      await api.setClockAhead(at - Date.now());
      const { status, body } = await placeOrder(api, newOrder([{ offer, quantity: 1, price: seenPrice }]));
      return [status, body.changes?.[0]?.price ?? null];
    };
    const [startAt, endAt] = [Date.parse(variant.startAt ?? ''), Date.parse(variant.endAt ?? '')];
    const secondMs = 1000;
    expect(await statusAt(startAt - 30 * secondMs, price)).toEqual([200, null]);
    expect(await statusAt(startAt + secondMs, price)).toEqual([409, { seen: price, now: salePrice }]);
    expect(await statusAt(startAt + secondMs, salePrice)).toEqual([200, null]);
    expect(await statusAt(endAt + secondMs, salePrice)).toEqual([409, { seen: salePrice, now: price }]);
    await api.setClockAhead(0);
  });

  test('acknowledged orders and stock survive a kill', async () => {
    const { token } = await register(api);
    const offers = await findOffers(api, 4);
    const acknowledgedNumbers: string[] = [];
    const buyers = offers.slice(0, 8).map(async (offer) => {
      for (;;) {
        const { status, body } = await placeOrder(api, newOrder([{ offer, quantity: 1 }]), { token });
        if (status !== 200) return;
        acknowledgedNumbers.push(body.response.number);
        if (acknowledgedNumbers.length === 25) void api.kill();
      }
    });
    await Promise.allSettled(buyers);
    await api.kill();
    expect(acknowledgedNumbers.length).toBeGreaterThanOrEqual(25);

    api = await startApi(settings);
    const { body } = await callApi(api, 'POST', '/Posts/Orders/Page', { token, body: { pageSize: 100 } });
    const stored = body.response.items as { number: string; quantity: number }[];
    expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledgedNumbers));
    const remaining = await Promise.all(offers.map((offer) => stockOf(api, offer)));
    const sold = offers.reduce((sum, offer, index) => sum + offer.stock - (remaining[index] ?? 0), 0);
    expect(sold).toBe(stored.length);
  });
});
