import { generateOrderNumber, normalizeOrderNumber } from './order-number.ts';

test.each([
  'RD-2026-7K3MQ9ZB',
  'rd-2026-7k3mq9zb',
  '#RD20267K3MQ9ZB',
  ' RD – 2026 – 7K3MQ9ZB ',
  '\u202aRD‑٢٠٢٦‑۷K٣MQ٩ZB\u202c',
])('%j is the number RD-2026-7K3MQ9ZB', (typed) => {
  expect(normalizeOrderNumber(typed)).toBe('RD-2026-7K3MQ9ZB');
});

test('a generated number is normalised', () => {
  const number = generateOrderNumber(new Date());
  expect(normalizeOrderNumber(number)).toBe(number);
});
