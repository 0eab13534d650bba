import { testReadContext } from '../../../catalogue/reads/wire/testing.ts';
import { readOrder, readOrderPage } from './order.ts';

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
