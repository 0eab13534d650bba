import { testReadContext } from '../../catalogue/reads/wire/testing.ts';
import { setSession } from '../../platform/auth/session.ts';
import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import { installFakeAccount } from '../cart/testing.ts';
import { isCancellable, orderStatuses } from './order.ts';
import { cancelOrder, findOrder, readOrder, readOrderPage } from './orders-api.ts';

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

  test('asks for one order by number and e-mail address alone', async () => {
    fakeOrdersApi(orders, { canFilter: true });
    expect(await find('RD-2')).toMatchObject({ id: 'o2' });
    expect(pageRequests).toEqual([
      { number: 'RD-2', email: 'salma@shop.example', pageNumber: 1, pageSize: 1 },
    ]);
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
    expect(await cancelOrder(7, 'en').catch(upstreamMessageOf)).toBe('Too late');
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

const wireOrder = {
  id: 7,
  number: 'R-7',
  createdAt: '2026-03-04T10:00:00Z',
  status: 'Placed',
  currency: 'EGP',
  total: '1,250.50',
  quantity: 2,
  lines: [
    { title: 'Abaya', slug: 'abaya', image: { filePath: '/a.webp' }, size: 'M', quantity: 2, price: 625.25 },
    { slug: 'nameless' },
    null,
  ],
  contact: { name: 'Salma' },
  address: { country: 'eg', governorate: 'Cairo', city: 'Maadi', street: '9', building: null },
  subtotal: 1250.5,
  shippingCost: 0,
};

describe('order readers', () => {
  test('reads amounts in hundredths and skips unreadable lines', () => {
    const context = testReadContext();
    expect(readOrder(wireOrder, 'SAR', context)).toMatchObject({
      number: 'R-7',
      status: 'placed',
      total: 125_050,
      shippingCost: 0,
      recipient: 'Salma',
      address: { country: 'EG', building: '' },
      lines: [{ title: 'Abaya', image: '/uploads/a.webp', color: null, quantity: 2, price: 62_525 }],
    });
    expect(context.unreadableFields).toEqual(['orderLine.title', 'orderLine.title']);
  });

  test('reads the options of a line that have name and value', () => {
    const options = [{ name: 'Length', value: 54 }, { name: 'Cut' }, null];
    const lines = [{ title: 'Abaya', options }, { title: 'Hijab' }];
    const order = readOrder({ ...wireOrder, lines }, 'SAR', testReadContext());
    expect(order?.lines.map((line) => line.options)).toEqual([
      [{ key: 'Length', name: 'Length', value: '54' }],
      [],
    ]);
  });

  test('defaults to the currency of the shop', () => {
    const currencyOf = (currency: unknown) => {
      const { items } = readOrderPage({ items: [{ ...wireOrder, currency }] }, 'SAR', testReadContext());
      return [readOrder({ ...wireOrder, currency }, 'SAR', testReadContext())?.currency, items[0]?.currency];
    };
    expect(currencyOf('EGP')).toEqual(['EGP', 'EGP']);
    for (const missing of [undefined, null, ' ', {}]) expect(currencyOf(missing)).toEqual(['SAR', 'SAR']);
  });

  test.each([null, [], 'text', { number: 'without id' }])('returns null for %j', (value) => {
    expect(readOrder(value, 'SAR', testReadContext())).toBeNull();
  });

  test.each([null, 'text', { items: null }, { items: [{}], total: 'x' }])(
    'reads %j as an empty page',
    (value) => {
      expect(readOrderPage(value, 'SAR', testReadContext())).toEqual({ items: [], total: 0 });
    },
  );

  test('defaults to quantity one and a total of the items read', () => {
    const order = readOrder({ ...wireOrder, lines: [{ title: 'Abaya' }] }, 'SAR', testReadContext());
    expect(order?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    const totalOf = (total: unknown) =>
      readOrderPage({ items: [wireOrder], total }, 'SAR', testReadContext()).total;
    expect([totalOf(undefined), totalOf(0), totalOf(30)]).toEqual([1, 1, 30]);
  });
});
