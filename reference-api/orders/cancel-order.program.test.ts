import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import {
  type ApiResponse,
  callApi,
  findOffers,
  newOrder,
  type Offer,
  placeOrder,
  register,
  type Shopper,
  stockOf,
} from '../testing/api-client.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

describe('cancelling orders', () => {
  let api: Api;
  let folder: string;
  let owner: Shopper;
  let offers: Offer[];
  beforeAll(async () => {
    const settings = await seededDatabase();
    folder = settings.DATA_DIR;
    api = await startApi({ ...settings, ATTEMPTS_FACTOR: '1000', LARGE_ORDER_PIECES: '4' });
    owner = await register(api);
    offers = (await findOffers(api, 8)).slice(0, 4);
  });
  afterAll(() => api.stop());

  const buy = async (lines: { offer: Offer; quantity: number }[], token: string | null = owner.token) =>
    (await placeOrder(api, newOrder(lines), { token })).body.response as { id: string; number: string };
  const cancel = (id: string, token: string | null = owner.token) =>
    callApi(api, 'DELETE', `/Posts/Orders/${id}`, { token });
  const sortedStatuses = (responses: ApiResponse[]) => responses.map(({ status }) => status).sort();
  const stocks = () => Promise.all(offers.map((offer) => stockOf(api, offer)));

  test.each([
    ['placed', 1],
    ['held', 4],
  ])('a %s order is cancelled and its units return to stock', async (status, quantity) => {
    const initialStocks = await stocks();
    const { id } = await buy(offers.slice(0, 2).map((offer) => ({ offer, quantity })));
    const path = `/Posts/Orders/${id}`;
    expect((await callApi(api, 'GET', path, { token: owner.token })).body.response.status).toBe(status);
    const cancelled = await cancel(id);
    expect(cancelled.body.response).toMatchObject({ id, status: 'cancelled', lines: [{ quantity }, {}] });
    expect((await callApi(api, 'GET', path, { token: owner.token })).body).toEqual(cancelled.body);
    expect(await stocks()).toEqual(initialStocks);
  });

  test('a cancellation returns a sold-out product to the in-stock listing', async () => {
    const [offer] = offers.slice(2) as [Offer];
    const isInStock = async () =>
      (await api.filter({ pageSize: 100, tags: ['status:in-stock'] })).items.some(
        ({ variants }) => variants.find(({ id }) => id === offer.variantId)?.quantity === offer.stock,
      );
    const { id } = await buy([{ offer, quantity: offer.stock }]);
    expect(await isInStock()).toBe(false);
    await cancel(id);
    expect(await isInStock()).toBe(true);
  });

  test('parallel and repeated cancellations succeed and restore stock once', async () => {
    const initialStocks = await stocks();
    const { id } = await buy(offers.map((offer) => ({ offer, quantity: 1 })));
    const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    expect(new Set(sortedStatuses([...responses, await cancel(id)]))).toEqual(new Set([200]));
    expect(await stocks()).toEqual(initialStocks);
  });

  test('a confirmation and a concurrent cancellation never both succeed', async () => {
    const [offer] = offers as [Offer];
    const initialStock = await stockOf(api, offer);
    let soldQuantity = 0;
    for (const quantity of [1, 1, 4]) {
      const { id, number } = await buy([{ offer, quantity }]);
      const [confirmed, cancelled] = await Promise.allSettled([
        runCommand(['confirm-order', number], folder),
        cancel(id),
      ]);
      const isConfirmed = confirmed.status === 'fulfilled';
      expect(cancelled).toMatchObject({ value: { status: isConfirmed ? 409 : 200 } });
      if (isConfirmed) soldQuantity += quantity;
    }
    expect(await stockOf(api, offer)).toBe(initialStock - soldQuantity);
  });

  test('cancellations and orders of the same variants never deadlock', async () => {
    const initialStocks = await stocks();
    const placed = await Promise.all(
      Array.from({ length: 3 }, () => buy(offers.map((offer) => ({ offer, quantity: 1 })))),
    );
    const reversed = offers.toReversed().map((offer) => ({ offer, quantity: 1 }));
    const [cancellations, guestOrders] = await Promise.all([
      Promise.all(placed.map(({ id }) => cancel(id))),
      Promise.all(Array.from({ length: 3 }, () => buy(reversed, null))),
    ]);
    expect(sortedStatuses(cancellations)).toEqual([200, 200, 200]);
    // An order beyond the remaining stock is rejected, without a `response`.
    const sold = guestOrders.filter(Boolean).length;
    expect(await stocks()).toEqual(initialStocks.map((stock) => stock - sold));
  });

  test('a confirmed order cannot be cancelled and its units stay sold', async () => {
    const { id, number } = await buy([{ offer: offers[0] as Offer, quantity: 1 }]);
    const initialStocks = await stocks();
    expect(await runCommand(['confirm-order', number], folder)).toContain('confirmed');
    const rejected = await cancel(id);
    expect([rejected.status, rejected.body]).toEqual([
      409,
      { Message: 'This order can no longer be cancelled, please write to us' },
    ]);
    expect(await stocks()).toEqual(initialStocks);
  });

  test('an order can be cancelled by its owner only', async () => {
    const { id } = await buy([{ offer: offers[1] as Offer, quantity: 1 }]);
    const guestOrder = await buy([{ offer: offers[1] as Offer, quantity: 1 }], null);
    const stranger = await register(api);
    const initialStocks = await stocks();
    const responses = [
      await cancel(id, stranger.token),
      await cancel(guestOrder.id),
      await cancel('x'),
      await cancel(id, null),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 401]);
    expect(await stocks()).toEqual(initialStocks);
  });
});
