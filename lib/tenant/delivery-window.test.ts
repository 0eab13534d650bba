import { createTranslator } from 'next-intl';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { deliveryWindow, spanOfDays } from './delivery-window.ts';

test('an order arrives after what it takes to leave and to travel', () => {
  expect(deliveryWindow({ cost: 0, handlingDays: [0, 1], transitDays: [1, 5] })).toEqual([1, 6]);
  expect(deliveryWindow({ cost: 0, handlingDays: [0, 1], transitDays: [0, 1] })).toEqual([1, 2]);
});

test('where the shop does not say both, nothing is promised', () => {
  expect(deliveryWindow({ cost: 0 })).toBeNull();
  expect(deliveryWindow({ cost: 0, transitDays: [1, 5] })).toBeNull();
});

test.each([
  ['en', [1, 1], 'Delivered in 1 working day'],
  ['en', [1, 6], 'Delivered in 1 to 6 working days'],
  ['en', [3, 3], 'Delivered in 3 working days'],
  ['ar', [1, 2], 'يصلكِ خلال 1 إلى يومي عمل'],
  ['ar', [2, 2], 'يصلكِ خلال يومي عمل'],
] as const)('in %s the span %j is said as %s', (locale, span, said) => {
  const t = createTranslator({ locale, messages: { en, ar }[locale], namespace: 'product.promises' });
  expect(t('arrives', spanOfDays(span))).toBe(said);
});
