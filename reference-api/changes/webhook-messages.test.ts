import { buildWebhookMessages } from './webhook-messages.ts';

let id = 0;
const row = (event: string, slug: string | null) => {
  id += 1;
  return { id, event, slug };
};

describe('buildWebhookMessages', () => {
  test('combines stock changes into one message of product tags', () => {
    const rows = [row('stock.moved', 'a'), row('stock.moved', 'b'), row('stock.moved', 'a')];
    expect(buildWebhookMessages(rows)).toEqual([
      { body: { tags: ['product:a', 'product:b'] }, ids: rows.map((change) => change.id) },
    ]);
  });

  test('prefers an update over a stock change of the same product', () => {
    const rows = [row('stock.moved', 'a'), row('product.updated', 'a'), row('stock.moved', 'b')];
    expect(buildWebhookMessages(rows).map(({ body }) => body)).toEqual([
      { event: 'product.updated', slug: 'a' },
      { tags: ['product:b'] },
    ]);
  });

  test('omits the slug of the home page', () => {
    expect(buildWebhookMessages([row('home.updated', null)])[0]?.body).toEqual({ event: 'home.updated' });
  });
});
