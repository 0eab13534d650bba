import { randomUUID } from 'node:crypto';
import { type Api, seededFolder, startApi } from '../testing/api.ts';
import { startPostgres } from '../testing/postgres.ts';
import { findPostgres } from '../testing/run-postgres.ts';
import { ask, findOffers, order, orderOf, register, stockOf } from '../testing/shopper.ts';

const postgres = findPostgres();
const databases = [
  { name: 'PGlite', run: describe, environment: async () => ({ DATA_DIR: await seededFolder() }) },
  {
    name: 'PostgreSQL',
    run: postgres ? describe : describe.skip,
    environment: async () => ({ DATABASE_URL: await startPostgres(postgres ?? '') }),
  },
];

for (const { name, run, environment } of databases) {
  run(`on ${name}`, () => {
    let settings: Record<string, string>;
    let api: Api;
    beforeAll(async () => {
      settings = { ...(await environment()), ATTEMPTS_FACTOR: '1000' };
      api = await startApi(settings);
    });
    afterAll(() => api.stop());

    test('of 200 orders at once for the last 20 pieces exactly 20 are placed, 180 refused, and none is left', async () => {
      const [offer] = await findOffers(api, 20);
      if (!offer) throw new Error('Nothing has 20 pieces');
      if (offer.stock > 20) {
        expect((await order(api, orderOf([{ offer, quantity: offer.stock - 20 }]))).status).toBe(200);
      }
      const told = await Promise.all(
        Array.from({ length: 200 }, () => order(api, orderOf([{ offer, quantity: 1, price: offer.price }]))),
      );
      const placed = told.filter(({ status }) => status === 200);
      const refused = told.filter(({ status }) => status === 409);
      expect([placed.length, refused.length]).toEqual([20, 180]);
      expect(new Set(placed.map(({ body }) => body.response.number)).size).toBe(20);
      for (const { body } of refused) {
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

    test('the same key at the same time is one order, and another body under it is refused', async () => {
      const [offer] = await findOffers(api, 5);
      if (!offer) throw new Error('Nothing has 5 pieces');
      const body = orderOf([{ offer, quantity: 2 }]);
      const key = randomUUID();
      const told = await Promise.all(Array.from({ length: 10 }, () => order(api, body, { key })));
      expect(new Set(told.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(told[0]?.status).toBe(200);
      expect(await stockOf(api, offer)).toBe(offer.stock - 2);
      const other = await order(api, orderOf([{ offer, quantity: 1 }]), { key });
      expect(other.status).toBe(422);
      expect(other.body.Message).toBeTruthy();
      expect((await order(api, body, { key })).body).toEqual(told[0]?.body);
    });

    test('orders that want the same things in another order never stop each other', async () => {
      const offers = (await findOffers(api, 4)).slice(0, 4);
      const { token } = await register(api);
      const told = await Promise.all(
        Array.from({ length: 16 }, (_, index) => {
          const turned = [...offers.slice(index % 4), ...offers.slice(0, index % 4)];
          const lines = (index % 2 ? turned : turned.reverse()).map((offer) => ({ offer, quantity: 1 }));
          return order(api, orderOf(lines), { token: index % 3 ? null : token });
        }),
      );
      expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const placed = told.filter(({ status }) => status === 200).length;
      for (const offer of offers) expect(await stockOf(api, offer)).toBe(offer.stock - placed);
    });

    test('every order that was acknowledged before a kill is there after it, and stock agrees', async () => {
      const { token } = await register(api);
      const before = await findOffers(api, 4);
      const acknowledged: string[] = [];
      const buyers = before.slice(0, 8).map(async (offer) => {
        for (;;) {
          const { status, body } = await order(api, orderOf([{ offer, quantity: 1 }]), { token });
          if (status !== 200) return;
          acknowledged.push(body.response.number);
          if (acknowledged.length === 25) void api.kill();
        }
      });
      await Promise.allSettled(buyers);
      await api.kill();
      expect(acknowledged.length).toBeGreaterThanOrEqual(25);

      api = await startApi(settings);
      const { body } = await ask(api, 'POST', '/Posts/Orders/Page', { token, body: { pageSize: 100 } });
      const kept = body.response.items as { number: string; quantity: number }[];
      expect(kept.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
      const left = await Promise.all(before.map((offer) => stockOf(api, offer)));
      const sold = before.reduce((sum, offer, index) => sum + offer.stock - (left[index] ?? 0), 0);
      expect(sold).toBe(kept.length);
    });
  });
}
