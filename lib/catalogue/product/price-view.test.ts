import { priceSchedule } from './price-view.ts';

describe('formatted prices', () => {
  const format = { locale: 'en', currency: 'EGP', noPriceText: 'N/A' };

  test('the old price and percentage show only during a sale', () => {
    const prices = priceSchedule({ price: 100_000, sale: { price: 75_000, startsAt: 5, endsAt: 9 } }, format);
    expect(prices.regular).toEqual({ current: 'EGP\u00a01,000.00', original: null, percentOff: null });
    expect(prices.reduced).toEqual({
      current: 'EGP\u00a0750.00',
      original: 'EGP\u00a01,000.00',
      percentOff: 25,
    });
  });

  test('an unknown price shows as N/A', () => {
    expect(priceSchedule({ price: null, sale: null }, format).regular.current).toBe('N/A');
  });
});
