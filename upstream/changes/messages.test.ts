import { messagesOf } from './messages.ts';

let id = 0;
const row = (event: string, slug: string | null) => {
  id += 1;
  return { id, event, slug };
};

test('products of which only the stock moved are told together, each by its own tag and once', () => {
  const rows = [row('stock.moved', 'a'), row('stock.moved', 'b'), row('stock.moved', 'a')];
  expect(messagesOf(rows)).toEqual([
    { body: { tags: ['product:a', 'product:b'] }, ids: rows.map((one) => one.id) },
  ]);
});

test('a product that changed otherwise too is told as changed, in one message', () => {
  const rows = [row('stock.moved', 'a'), row('product.updated', 'a'), row('stock.moved', 'b')];
  expect(messagesOf(rows).map(({ body }) => body)).toEqual([
    { event: 'product.updated', slug: 'a' },
    { tags: ['product:b'] },
  ]);
});

test('the home page has no slug', () => {
  expect(messagesOf([row('home.updated', null)])[0]?.body).toEqual({ event: 'home.updated' });
});
