import { sampleLines, sampleOrder } from './sample-order.ts';

test('the sample order adds up', () => {
  const pieces = sampleLines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cost = sampleLines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  expect(sampleOrder).toMatchObject({
    quantity: pieces,
    subtotal: cost,
    shippingCost: 0,
    total: cost,
  });
});

test('the sample order stays the same, whenever it is looked at', () => {
  expect(new Date(sampleOrder.createdAt ?? 0).toISOString()).toBe('2026-02-14T09:00:00.000Z');
  expect(sampleOrder).toMatchObject({ number: 'RD-100245', status: 'shipped' });
});
