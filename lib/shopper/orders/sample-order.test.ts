import { sampleLines, sampleOrder } from './sample-order.ts';

describe('sample order', () => {
  test('the totals are the sums of the lines', () => {
    const quantity = sampleLines.reduce((sum, { quantity }) => sum + quantity, 0);
    const cost = sampleLines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    expect(sampleOrder).toMatchObject({
      quantity,
      subtotal: cost,
      shippingCost: 0,
      total: cost,
    });
  });

  test('the sample order is constant', () => {
    expect(new Date(sampleOrder.createdAt ?? 0).toISOString()).toBe('2026-02-14T09:00:00.000Z');
    expect(sampleOrder).toMatchObject({ number: 'RD-100245', status: 'shipped' });
  });
});
