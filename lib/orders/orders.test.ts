import { setSession } from '../auth/session.ts';
import { fakeAccount } from '../cart/testing.ts';
import { findOrder } from './orders.ts';

interface Row {
  id: string;
  number?: string;
  lines?: object[];
}

const line = { title: 'Abaya', quantity: 1, price: 100 };
let pages: { pageNumber: number; number?: string }[];

/** A server with orders of one customer; one that knows how to look for a number answers with that order only. */
function serve(rows: Row[], { looks = false } = {}): void {
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const path = address.replace('/api/upstream', '');
    if (path.startsWith('/Posts/Orders/Get/')) {
      const id = path.split('/').at(-1);
      return Response.json({ response: { ...rows.find((row) => row.id === id), lines: [line] } });
    }
    const body = JSON.parse(String(init.body));
    pages.push(body);
    const start = (body.pageNumber - 1) * body.pageSize;
    const items =
      looks && body.number
        ? rows.filter(({ number }) => number === body.number.toUpperCase())
        : rows.slice(start, start + body.pageSize);
    return Response.json({ response: { items, total: rows.length } });
  }) as typeof fetch;
}

const find = (number: string) => findOrder({ number, email: 'salma@shop.example' }, 'en');
const many = Array.from({ length: 45 }, (_, index) => ({ id: `o${index}`, number: `RD-${index}` }));

beforeEach(() => {
  fakeAccount();
  pages = [];
  setSession({ status: 'anonymous' });
});

test('an order is found whatever the spaces and capitals of its number', async () => {
  serve([{ id: 'o1', number: 'RD-2026-ABC', lines: [line] }]);
  expect(await find(' rd-2026-a bc ')).toMatchObject({ id: 'o1', lines: [{ title: 'Abaya' }] });
});

test('another order than the one asked for is none', async () => {
  serve([{ id: 'o1', number: 'RD-1', lines: [line] }]);
  expect(await find('RD-2')).toBeNull();
  expect(pages).toHaveLength(1);
});

test('the order asked for counts, wherever it stands in the answer', async () => {
  serve([
    { id: 'o1', number: 'RD-1', lines: [line] },
    { id: 'o2', number: 'RD-2', lines: [line] },
  ]);
  expect(await find('RD-2')).toMatchObject({ id: 'o2' });
});

test('an order without a number goes by its id', async () => {
  serve([{ id: '17', lines: [line] }]);
  expect(await find('17')).toMatchObject({ id: '17' });
});

describe('a customer', () => {
  beforeEach(() => setSession({ status: 'customer', name: null, email: 'salma@shop.example' }));

  test('finds an order of their own with a server that does not look for numbers', async () => {
    serve(many);
    expect(await find('rd-32')).toMatchObject({ id: 'o32', number: 'RD-32', lines: [{ title: 'Abaya' }] });
  });

  test('finds none that is not there, after looking at every page once', async () => {
    serve(many);
    expect(await find('RD-99')).toBeNull();
    expect(pages.slice(1).map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is not kept waiting by a server whose pages never end', async () => {
    serve(Array.from({ length: 1000 }, (_, index) => ({ id: `o${index}`, number: `RD-${index}` })));
    expect(await find('RD-999')).toBeNull();
    expect(pages).toHaveLength(21);
  });

  test('finds an order that a server looked up with one call', async () => {
    serve([{ id: 'o1', number: 'RD-1', lines: [line] }], { looks: true });
    expect(await find('RD-1')).toMatchObject({ id: 'o1' });
    expect(pages).toHaveLength(1);
  });
});
