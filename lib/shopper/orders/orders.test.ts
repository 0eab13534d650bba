import { setSession } from '../../platform/auth/session.ts';
import { installFakeAccount } from '../cart/testing.ts';
import { cancelOrder, findOrder } from './orders.ts';
import { isCancellable, orderStatuses } from './types.ts';

interface StoredOrder {
  id: string;
  number?: string;
  lines?: object[];
}

const line = { title: 'Abaya', quantity: 1, price: 100 };
let pageRequests: { pageNumber: number; number?: string }[];

/** Fakes an API with the orders of one customer. @param canFilter true for an API that filters by order number */
function fakeOrdersApi(storedOrders: StoredOrder[], { canFilter = false } = {}): void {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const path = url.replace('/api/upstream', '');
    if (path.startsWith('/Posts/Orders/Get/')) {
      const id = path.split('/').at(-1);
      return Response.json({ response: { ...storedOrders.find((order) => order.id === id), lines: [line] } });
    }
    const body = JSON.parse(String(init.body));
    pageRequests.push(body);
    const start = (body.pageNumber - 1) * body.pageSize;
    const items =
      canFilter && body.number
        ? storedOrders.filter(({ number }) => number === body.number.toUpperCase())
        : storedOrders.slice(start, start + body.pageSize);
    return Response.json({ response: { items, total: storedOrders.length } });
  }) as typeof fetch;
}

const find = (number: string) => findOrder({ number, email: 'salma@shop.example' }, 'en');
const orders = Array.from({ length: 45 }, (_, index) => ({ id: `o${index}`, number: `RD-${index}` }));

beforeEach(() => {
  installFakeAccount();
  pageRequests = [];
  setSession({ status: 'anonymous' });
});

describe('findOrder', () => {
  test('ignores spaces and case in order numbers', async () => {
    fakeOrdersApi([{ id: 'o1', number: 'RD-2026-ABC', lines: [line] }]);
    expect(await find(' rd-2026-a bc ')).toMatchObject({ id: 'o1', lines: [{ title: 'Abaya' }] });
  });

  test.each(['#RD-2026-ABC', '\u200eRD–٢٠٢٦–abc', 'rd2026abc'])('finds RD-2026-ABC as %j', async (number) => {
    fakeOrdersApi([{ id: 'o1', number: 'RD-2026-ABC', lines: [line] }]);
    expect(await find(number)).toMatchObject({ id: 'o1' });
  });

  test('asks an API that filters for the number with and without #', async () => {
    fakeOrdersApi([{ id: 'o1', number: '1001', lines: [line] }], { canFilter: true });
    expect(await find('#1001')).toMatchObject({ id: 'o1' });
    fakeOrdersApi([{ id: 'o2', number: '#1002', lines: [line] }], { canFilter: true });
    expect(await find('#1002')).toMatchObject({ id: 'o2' });
    expect(pageRequests.map(({ number }) => number)).toEqual(['#1001', '1001', '#1002']);
  });

  test('returns null when the API returns another order', async () => {
    fakeOrdersApi([{ id: 'o1', number: 'RD-1', lines: [line] }]);
    expect(await find('RD-2')).toBeNull();
    expect(pageRequests).toHaveLength(1);
  });

  test('finds the order at any position of the response', async () => {
    fakeOrdersApi([
      { id: 'o1', number: 'RD-1', lines: [line] },
      { id: 'o2', number: 'RD-2', lines: [line] },
    ]);
    expect(await find('RD-2')).toMatchObject({ id: 'o2' });
  });

  test('finds an order without a number by its id', async () => {
    fakeOrdersApi([{ id: '17', lines: [line] }]);
    expect(await find('17')).toMatchObject({ id: '17' });
  });

  describe('for a signed-in customer', () => {
    beforeEach(() => setSession({ status: 'customer', name: null, email: 'salma@shop.example' }));

    test('finds the order when the API cannot filter', async () => {
      fakeOrdersApi(orders);
      expect(await find('rd-32')).toMatchObject({ id: 'o32', number: 'RD-32', lines: [{ title: 'Abaya' }] });
    });

    test('requests every page once before it returns null', async () => {
      fakeOrdersApi(orders);
      expect(await find('RD-99')).toBeNull();
      // The first request asks for the filtered order.
      expect(pageRequests.slice(1).map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5]);
    });

    test('stops after 20 pages', async () => {
      fakeOrdersApi(Array.from({ length: 1000 }, (_, index) => ({ id: `o${index}`, number: `RD-${index}` })));
      expect(await find('RD-999')).toBeNull();
      // The request for the filtered order, then 20 pages.
      expect(pageRequests).toHaveLength(21);
    });

    test('finds an order that the API filtered with one request', async () => {
      fakeOrdersApi([{ id: 'o1', number: 'RD-1', lines: [line] }], { canFilter: true });
      expect(await find('RD-1')).toMatchObject({ id: 'o1' });
      expect(pageRequests).toHaveLength(1);
    });
  });
});

describe('cancelOrder', () => {
  test('deletes the order by its encoded id', async () => {
    const requests: string[] = [];
    globalThis.fetch = (async (url: string, { method }: RequestInit) => {
      requests.push(`${method} ${url}`);
      return Response.json({ response: { id: 'a/b', status: 'cancelled' } });
    }) as typeof fetch;
    await cancelOrder('a/b', 'en');
    expect(requests).toEqual(['DELETE /api/upstream/Posts/Orders/a%2Fb']);
  });

  test('rejects with the message of the API for a confirmed order', async () => {
    globalThis.fetch = (async () =>
      Response.json({ Message: 'Too late' }, { status: 409 })) as unknown as typeof fetch;
    await expect(cancelOrder(7, 'en')).rejects.toMatchObject({ status: 409, message: 'Too late' });
  });
});

test('an order is cancellable until it is paid or confirmed', () => {
  expect(orderStatuses.filter((status) => isCancellable({ status }))).toEqual([
    'held',
    'placed',
    'awaiting-payment',
    'payment-failed',
  ]);
});
