import { createTranslator } from 'next-intl';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { dayRangeValues, deliveryWindow } from './delivery.ts';

describe('delivery window', () => {
  test('is the sum of handling and transit days', () => {
    expect(deliveryWindow({ cost: 0, handlingDays: [0, 1], transitDays: [1, 5] })).toEqual([1, 6]);
    expect(deliveryWindow({ cost: 0, handlingDays: [0, 1], transitDays: [0, 1] })).toEqual([1, 2]);
    expect(deliveryWindow({ cost: 0, handlingDays: [0, 0], transitDays: [0, 0] })).toEqual([1, 1]);
  });

  test('is null without handling days or transit days', () => {
    expect(deliveryWindow({ cost: 0 })).toBeNull();
    expect(deliveryWindow({ cost: 0, transitDays: [1, 5] })).toBeNull();
  });

  test.each([
    ['en', [1, 1], 'Delivered in 1 working day'],
    ['en', [1, 6], 'Delivered in 1 to 6 working days'],
    ['en', [3, 3], 'Delivered in 3 working days'],
    ['ar', [1, 2], 'يصلكِ خلال 1 إلى يومي عمل'],
    ['ar', [2, 2], 'يصلكِ خلال يومي عمل'],
  ] as const)('is shown in language %s, for the range %j, as %s', (locale, range, text) => {
    const t = createTranslator({
      locale,
      messages: { en, ar }[locale],
      namespace: 'product.deliveryAndReturns',
    });
    expect(t('arrives', dayRangeValues(range))).toBe(text);
  });
});
